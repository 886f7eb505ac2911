import { expect, test } from 'vitest';
import type { TreatmentPeriod } from '../../../shared/features/eye/treatments/treatment.ts';
import {
  parseEyeDraft,
  serializeEyeDraft,
  startOfForm,
} from '../../../web/features/eye/eye-reports/form/draft/eye-draft.ts';
import { valuesForOtherChild } from '../../../web/features/eye/eye-reports/form/draft/values-for-other-child.ts';
import { emptyVisit } from '../../../web/features/eye/eye-reports/form/eye-values.ts';
import { answerTexts } from '../../../web/features/eye/eye-reports/form/measurements/last-answers.ts';
import { decisionTexts, newTreatment } from '../../../web/features/eye/eye-reports/form/treatment-plan.ts';

const date = '2026-05-16';
const empty = emptyVisit(date);
const typed = { ...empty, comment: 'Typed now' };
const draft = { values: { ...empty, comment: 'Typed last week' }, version: null };

test('a stored draft of a visit is only offered if the user has typed a visit before choosing the child', () => {
  expect(startOfForm(empty, draft, typed)).toEqual({ values: typed, offered: draft });
  expect(startOfForm(empty, undefined, typed).values).toBe(typed);
});

test('a form of a visit without typed values starts with the stored draft', () => {
  expect(startOfForm(empty, draft)).toEqual({ values: draft.values, restored: draft });
  expect(startOfForm(empty, draft, emptyVisit(date)).restored).toBe(draft);
  expect(startOfForm(empty, undefined).values).toBe(empty);
});

test('when another child is chosen, a typed visit keeps its treatments that begin, but no decision on the first child’s treatments', () => {
  const period: TreatmentPeriod = {
    ...{ id: 'treatment-1', kind: 'dims', product: 'Lens A', dose: null, from: '2025-01-01', to: null },
    ...{ reason: null, wearing: null },
  };
  const begun = newTreatment({ kind: 'redLight', from: date });
  const successor = newTreatment({ kind: 'dims', product: 'Lens A', from: date });
  const changed = decisionTexts(period, 'change', date);
  const worn = { ...decisionTexts({ ...period, id: 'treatment-2' }, 'continue', date), wearing: '12 h' };
  const treatments = [begun, changed, successor, worn];
  expect(valuesForOtherChild({ ...typed, treatments }, null, undefined)).toEqual({
    ...typed,
    treatments: [begun],
  });
});

test('when another child is chosen, a typed visit keeps changed answers, but no earlier answer of the first child', () => {
  const earlier = { answers: { ...answerTexts(null), parents: 'one', outdoors: '1.5', answeredOn: date } };
  const answers = { ...earlier.answers, answeredOn: '', outdoors: '2' };
  const kept = valuesForOtherChild({ ...typed, questionnaire: answers }, earlier, undefined);
  expect(kept.questionnaire).toEqual({ ...answerTexts(null), outdoors: '2' });
  const same = { ...typed, questionnaire: { ...earlier.answers, answeredOn: '' } };
  expect(valuesForOtherChild(same, earlier, undefined)).toEqual(typed);
  expect(valuesForOtherChild(typed, null, undefined)).toEqual(typed);
});

test('when another child is chosen, a typed visit keeps a recipient, but no name of the first child’s family', () => {
  const mother = { title: null, name: 'Grace Ho', email: null, mobile: null };
  const toName = (name: string) =>
    valuesForOtherChild({ ...typed, toKind: 'parent', toName: name }, null, {
      ...{ mother, father: null, guardian: null },
    }).toName;
  expect([toName('Grace Ho'), toName('Ms Ho')]).toEqual(['', 'Ms Ho']);
});

test('a draft of a new visit keeps the key with which the visit is created, so that it is created once', () => {
  const createKey = crypto.randomUUID();
  const stored = serializeEyeDraft({ ...draft, createKey });
  expect(parseEyeDraft(stored, empty)).toMatchObject({ values: draft.values, createKey });
  expect(parseEyeDraft(serializeEyeDraft({ ...draft, createKey: '?' }), empty)?.createKey).toBeUndefined();
});
