import { describe, expect, test, vi } from 'vitest';
import type { EyeReport } from '../../../shared/features/eye/eye-reports/schema.ts';
import { type TreatmentPeriod, VisitTreatment } from '../../../shared/features/eye/treatments/treatment.ts';
import { findErrors } from '../../../web/features/eye/eye-reports/form/checks/find-errors.ts';
import { missingDistances } from '../../../web/features/eye/eye-reports/form/checks/missing-distances.ts';
import { progressOfSteps } from '../../../web/features/eye/eye-reports/form/checks/step-progress.ts';
import {
  type EyeValues,
  emptyVisit,
  toFields,
  toFormValues,
  vertexFor,
} from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import {
  answersOfVisit,
  answerTexts,
  withEarlierAnswers,
} from '../../../web/features/eye/eye-reports/form/measurements/last-answers.ts';
import { saveAsTyped } from '../../../web/features/eye/eye-reports/form/saving/save-as-typed.ts';
import { steps } from '../../../web/features/eye/eye-reports/form/steps.ts';
import {
  decisionTexts,
  type TreatmentTexts,
  toVisitTreatments,
  withDecision,
} from '../../../web/features/eye/eye-reports/form/treatment-plan.ts';

const today = '2026-05-16';
const empty = emptyVisit(today);
const refracted = (right: string, left: string): EyeValues => {
  const { right: of } = empty.refractions.dry;
  const dry = { right: { ...of, sph: right }, left: { ...of, sph: left } };
  return { ...empty, refractions: { ...empty.refractions, dry } };
};
const errorsOf = (values: EyeValues, isToBeFinished = false) =>
  findErrors(values, { today, isToBeFinished, hasChild: true });
const doneSteps = (values: EyeValues) => {
  const progress = progressOfSteps({ values, errors: errorsOf(values), left: new Set(steps) });
  return steps.filter(step => progress[step].isComplete);
};

test('a step of the visit form is marked as done when the step is complete, but not when an optional step is empty', () => {
  expect(doneSteps(empty)).toEqual(['visit']);
  expect(doneSteps(refracted('-175', '-150'))).toEqual(['visit', 'refraction']);
  expect(doneSteps(refracted('-175', ''))).toEqual(['visit']);
  expect(doneSteps({ ...empty, axialLength: { right: '24.1', left: '24' } })).toContain('refraction');
  expect(doneSteps({ ...empty, axialLength: { right: '24.1', left: '' } })).not.toContain('refraction');
  expect(doneSteps({ ...empty, frame: 'Round' })).toContain('lens');
  expect(doneSteps({ ...empty, followUp: '2026-11-16' })).toContain('follow');
});

test('the visit form reports a missing PD for each eye whose glasses have a power; contact lenses need no PD', () => {
  const { right: of } = empty.prescription;
  const prescription = { right: { ...of, sph: '-1', pd: '30' }, left: { ...of, sph: '0' } };
  expect(missingDistances(empty)).toEqual([]);
  expect(missingDistances({ ...empty, prescription })).toEqual(['prescription.left.pd']);
  expect(missingDistances({ ...empty, prescription, lensKind: 'soft' })).toEqual([]);
});

test('a step of the visit form with invalid fields is not done; after the user leaves it, the step shows the number of these fields', () => {
  const values = refracted('-99', 'x');
  const progress = (left: Set<(typeof steps)[number]>) =>
    progressOfSteps({ values, errors: errorsOf(values), left }).refraction;
  expect(progress(new Set())).toEqual({ isComplete: false, toCheck: 0 });
  expect(progress(new Set(['refraction']))).toEqual({ isComplete: false, toCheck: 2 });
});

test('an eye report can be finished only with a measurement, and saved only after a child was chosen', () => {
  expect(errorsOf(empty, true)).toEqual({ refractions: 'nothingMeasured' });
  expect(errorsOf(refracted('-1', ''), true)).toEqual({});
  expect(findErrors(empty, { today, isToBeFinished: false, hasChild: false })).toHaveProperty('caseId');
});

test('the visit form lists wrong numbers in the order of their fields, so that the first of them is focused first', () => {
  const { right, left } = empty.prescription;
  const prescription = {
    right: { ...right, sph: '-1', cyl: '-1', axis: '200' },
    left: { ...left, sph: '99' },
  };
  expect(Object.keys(errorsOf({ ...empty, prescription }))).toEqual([
    'prescription.right.axis',
    'prescription.left.sph',
  ]);
});

test('in the visit form, a two-digit cylinder is reported as doubtful, even if all other values are valid', () => {
  const values = refracted('-1', '-1');
  values.refractions.dry.right = { ...values.refractions.dry.right, cyl: '-12' };
  expect(errorsOf(values)).toEqual({ 'refractions.dry.right.cyl': 'ambiguous' });
});

test('values that are typed while the visit form is being saved are saved with another request', async () => {
  let typed = { text: 'one' };
  const sent: string[] = [];
  const report = await saveAsTyped({
    check: () => true,
    read: () => typed,
    send: async ({ text }) => {
      sent.push(text);
      if (sent.length === 1) typed = { text: 'two' };
      return { reference: text } as EyeReport;
    },
    isLast: false,
  });
  expect(sent).toEqual(['one', 'two']);
  expect(report?.reference).toBe('two');
});

test('when a visit with unsaved values is finished, one request saves and finishes the visit', async () => {
  let typed = { text: 'one' };
  const send = vi.fn(async () => {
    typed = { text: 'two' };
    return { reference: 'one' } as EyeReport;
  });
  await saveAsTyped({ check: () => true, read: () => typed, send, isLast: true });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a visit is not sent while a field has an error', async () => {
  const send = vi.fn();
  expect(await saveAsTyped({ check: () => false, read: () => ({}), send, isLast: false })).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('the questionnaire of a visit shows the earlier answers until one of them is changed', () => {
  const last = { answers: { ...answerTexts(null), parents: 'one', outdoors: '1.5' } } as const;
  const fields = toFields(withEarlierAnswers(empty, last));
  expect(fields.questionnaire).toMatchObject({ parents: 'one', outdoors: 1.5, screens: null });
  expect(fields.riskFactors).toEqual(['parentalMyopia']);
  const own = { ...empty, questionnaire: answerTexts(null) };
  expect(toFields(withEarlierAnswers(own, last)).questionnaire).toBeNull();
  expect(toFields(withEarlierAnswers(empty, null)).questionnaire).toBeNull();
});

test('earlier answers are stored with the day on which they were answered, however many visits ago', () => {
  const sayDate = (day: string) => `on ${day}`;
  const answers = { ...answerTexts(null), outdoors: '1.5' };
  const lastWith = (changes: Partial<typeof answers>) =>
    answersOfVisit(
      {
        values: { ...empty, questionnaire: { ...answers, ...changes } },
        ...{ date: '2026-05-16', on: '', finished: [], lengths: { right: null, left: null } },
      },
      sayDate,
    );
  const stored = (earlier: ReturnType<typeof lastWith>) =>
    toFields(withEarlierAnswers(empty, earlier)).questionnaire?.answeredOn;
  expect(lastWith({})?.on).toBe('on 2026-05-16');
  expect(stored(lastWith({}))).toBe('2026-05-16');
  expect(stored(lastWith({ answeredOn: '2025-03-14' }))).toBe('2025-03-14');
  expect(lastWith({ outdoors: '', answeredOn: '2025-03-14' })).toBeNull();
  const own = { ...empty, questionnaire: answers };
  expect(toFields(withEarlierAnswers(own, lastWith({}))).questionnaire).toMatchObject({ answeredOn: null });
  const onlyDay = { ...empty, questionnaire: { ...answerTexts(null), answeredOn: '2025-03-14' } };
  expect(toFields(onlyDay).questionnaire).toBeNull();
});

test('a visit records the wearing time of a running treatment only if the user types this time at the visit', () => {
  const period: TreatmentPeriod = {
    ...{ id: 'treatment-1', product: null, dose: null, from: '2025-01-01', to: null, reason: null },
    ...{ kind: 'dims', wearing: '12 h', wearingOn: '2025-06-01' },
  };
  const wearingAfter = (...texts: TreatmentTexts[]) =>
    toVisitTreatments(texts, [period], '2026-01-01').map(({ wearing }) => wearing);
  expect(wearingAfter()).toEqual([null]);
  expect(wearingAfter(decisionTexts(period, 'stop', '2026-01-01'))).toEqual([null]);
  expect(wearingAfter({ ...decisionTexts(period, 'continue', ''), wearing: '8 h' })).toEqual(['8 h']);
  expect(VisitTreatment.safeParse(toVisitTreatments([], [period], '2026-01-01')[0]).success).toBe(true);
});

test('in every part of the visit form, a cylinder without a sphere is reported', () => {
  const values = refracted('', '-1');
  const toric = { cyl: '-0.50', axis: '90' };
  Object.assign(values.refractions.dry, { right: { ...values.refractions.dry.right, ...toric } });
  const prescription = { ...values.prescription, left: { ...values.prescription.left, ...toric } };
  expect(errorsOf({ ...values, prescription })).toEqual({
    'refractions.dry.right.sph': 'validation.sphere_needed',
    'prescription.left.sph': 'validation.sphere_needed',
  });
});

describe('acuities of a visit are stored with a known notation', () => {
  const typed = (
    right: string,
    left: string,
    acuityNotation: EyeValues['acuityNotation'] = '',
  ): EyeValues => {
    const { right: of } = empty.refractions.dry;
    const dry = { right: { ...of, sph: '-1', va: right }, left: { ...of, sph: '-1', va: left } };
    return { ...empty, acuityNotation, refractions: { ...empty.refractions, dry } };
  };
  const stored = (values: EyeValues) => {
    const { acuityNotation, refractions } = toFields(values);
    return [acuityNotation, refractions.dry?.right.va, refractions.dry?.left.va];
  };

  test('acuities of a visit are stored with their notation, in every spelling that people type', () => {
    expect(errorsOf(typed('6／6', '6/9 -2'))).toEqual({});
    expect(stored(typed('6／6', '6/9 -2'))).toEqual(['snellen6', '6/6', '6/9-2']);
    expect(stored(typed('4。9', 'cf'))).toEqual(['fiveGrade', '4.9', 'CF']);
    expect(stored(typed('−0.1', 'PL', 'decimal'))).toEqual(['logmar', '-0.1', 'LP']);
    expect(stored(typed('', ''))).toEqual(['decimal', null, null]);
  });

  test('acuities of a visit that can be decimal or logMAR are not saved before somebody chooses the notation', () => {
    const asked = { acuityNotation: 'validation.acuity_notation' };
    expect(errorsOf(typed('0.3', '6/6'))).toEqual(asked);
    expect(errorsOf(typed('0.0', ''))).toEqual(asked);
    expect(errorsOf(typed('0.3', '6/6', 'snellen6'))).toMatchObject(asked);
    expect(errorsOf(typed('0.3', '6/6', 'logmar'))).toEqual({});
    expect(stored(typed('０．３', '6/6', 'logmar'))).toEqual(['logmar', '0.3', '6/6']);
    expect(errorsOf(typed('0.0', '', 'decimal'))).toEqual({
      'refractions.dry.right.va': 'validation.acuity',
    });
  });

  test('acuities keep their notation when a stored visit is opened, and acuities that need no notation get none', () => {
    const report = (values: EyeValues) => ({ ...toFields(values), id: 'x' }) as unknown as EyeReport;
    expect(toFormValues(report(typed('0.3', '', 'logmar'))).acuityNotation).toBe('logmar');
    expect(toFormValues(report(typed('6/6', ''))).acuityNotation).toBe('');
  });
});

test('the vertex distance of a visit is used only for glasses, and only if it is a possible value', () => {
  const read = (vertex: string, lensKind: 'spectacle' | 'soft' = 'spectacle') =>
    vertexFor({ ...emptyVisit(today), vertex, lensKind });
  expect([read('12'), read(''), read('99'), read('12', 'soft')]).toEqual([12, null, null, 'none']);
});

test('the decision to change a treatment asks for the next one, and refuses the same without another product or dose', () => {
  const period: TreatmentPeriod = {
    ...{ id: 'treatment-1', kind: 'hal', product: null, dose: null, from: '2025-01-01', to: null },
    ...{ wearing: null, reason: null },
  };
  const decide = (texts: TreatmentTexts[], decision: 'continue' | 'change' | 'stop') => {
    const statement = texts.find(({ id }) => id === period.id);
    return withDecision(texts, { period, statement, decision, date: '2026-01-01' });
  };
  const [ended, next] = decide([], 'change');
  if (!ended || !next) throw new Error('A change has two entries');
  expect(ended).toMatchObject({ decision: 'change', kind: 'hal', to: '2026-01-01' });
  expect(next).toMatchObject({ decision: 'start', kind: '', product: '', from: '2026-01-01' });
  const kindError = (changes: Partial<TreatmentTexts>) =>
    errorsOf({ ...empty, treatments: [ended, { ...next, ...changes }] })['treatments.1.kind'];
  expect(kindError({})).toBe('validation.required');
  expect(kindError({ kind: 'hal', product: ' ' })).toBe('validation.same_treatment');
  expect(kindError({ kind: 'hal', product: 'Lens B' })).toBeUndefined();
  expect(kindError({ kind: 'dims' })).toBeUndefined();
  for (const kind of ['', 'hal', 'dims'] as const)
    expect(decide([ended, { ...next, kind }], 'continue'), kind).toMatchObject([{ decision: 'continue' }]);
  const drops = { ...next, kind: 'atropine001' as const };
  expect(decide([ended, drops], 'stop')).toContain(drops);
});
