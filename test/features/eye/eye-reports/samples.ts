import * as fc from 'fast-check';
import {
  eyeReports as calls,
  type eyeReports,
} from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { Intervention } from '../../../../shared/features/eye/treatments/intervention.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { fieldsAt } from '../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { visitFields } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { powers } from '../arbitrary-powers.ts';
import { staffFields } from './staff-fields.ts';

const emptyPower = { sph: null, cyl: null, axis: null, add: null };

/** A visit with every field filled in. */
export const visit = {
  date: '2026-05-16',
  to: { kind: 'parent', name: 'Chan Mei' },
  acuityNotation: 'decimal',
  refractions: {
    dry: {
      right: { sph: -2, cyl: -0.25, axis: 175, add: null, va: '1.0' },
      left: { sph: -1.5, cyl: null, axis: null, add: null, va: '0.8-1' },
    },
    cycloplegic: {
      right: { sph: -1.75, cyl: -0.25, axis: 175, add: null, va: '1.0' },
      left: { sph: 0, cyl: -0.5, axis: 10, add: null, va: null },
    },
    current: null,
  },
  prescription: {
    lensKind: 'spectacle',
    right: {
      sph: -1.75,
      cyl: -0.25,
      axis: 175,
      add: null,
      pd: 28.5,
      height: 19,
      prisms: [{ power: 2, base: 'in' }],
      baseCurve: 4,
      diameter: 65,
    },
    left: { ...emptyPower, sph: 0, pd: 28.5, height: 19, prisms: [], baseCurve: 4, diameter: 65 },
    plane: 'spectacle',
    vertex: 12,
    expiresOn: '2027-05-16',
  },
  axialLength: { right: 24.1, left: 23.96 },
  acuity: {
    right: { unaided: '0.3', withGlasses: '1.0', pinhole: '1.2', near: '0.8' },
    left: { unaided: '0.4-1', withGlasses: '0.8', pinhole: null, near: '0.8' },
    both: { unaided: '0.5', withGlasses: '1.2', pinhole: null, near: null },
  },
  cornea: {
    right: { k1: 7.8, k2: 7.6, axis: 175, diameter: 11.8 },
    left: { k1: 43.25, k2: 44.5, axis: 5, diameter: null },
  },
  pupil: { state: 'dilated', agent: 'Cyclopentolate 1%' },
  questionnaire: {
    ...{ parents: 'one', nearWork: 3.5, outdoors: 1, screens: 2, firstSpectacles: 7 },
    answeredOn: null,
  },
  ...staffFields,
  riskFactors: ['parentalMyopia'],
  ...{ frame: 'Round', model: 'R-12', color: 'Green', lens: '1.60' },
  labRemarks: 'Slim edge',
  comment: 'Wear them all day',
  returnBy: '2026-05-30',
  treatments: [
    {
      id: 'treatment-1',
      decision: 'start',
      kind: 'dims',
      product: 'DIMS lens',
      dose: null,
      wearing: '12 hours a day',
      from: '2026-05-16',
      to: null,
      reason: null,
    },
  ],
  target: { perYear: -0.25, unit: 'D', text: null },
  followUp: '2026-11-16',
} satisfies EyeReportFields;

export type VisitChanges = Partial<EyeReportFields> & {
  intervention?: Intervention | null;
  finish?: boolean;
};

/** Creates a draft report for the case with this ID, or for a new case. */
export async function makeEyeReport(
  maker: Principal,
  changes: VisitChanges = {},
  caseId?: string,
): Promise<EyeReport> {
  const of = caseId ?? (await makeCase(maker)).id;
  const { data } = await maker.call(calls.createEyeReport, { ...visit, ...changes, caseId: of });
  return data;
}

/** Creates a finished report, which also sets the case’s dates of last and next visit. */
export async function makeFinishedReport(
  maker: Principal,
  changes: VisitChanges = {},
  caseId?: string,
): Promise<EyeReport> {
  return makeEyeReport(maker, { ...changes, finish: true }, caseId);
}

/** Fixed days for fields that accept only days in the past; a generated day could be too recent. */
const pastDays = Object.fromEntries(
  fieldsAt(visitFields, null)
    .filter(({ field }) => field.isPast)
    .map(({ path }) => [path, fc.constantFrom('2001-02-28', '2026-05-16')]),
);

const values = {
  ...powers,
  ...pastDays,
  treatments: fc.constant(visit.treatments),
  /** These values stay: acuities must fit their notation, and risk factors must fit the family's answers. */
  acuity: fc.constant(visit.acuity),
  'intervention.to': fc.constant(null),
  'prescription.expiresOn': fc.constant(null),
  questionnaire: fc.constant(visit.questionnaire),
  riskFactors: fc.constant(visit.riskFactors),
};
/** Fields that keep their values in generated inputs, because other fields depend on them. */
const kept: (keyof EyeReportFields)[] = ['date', 'returnBy', 'followUp', 'acuityNotation'];

/** Fields that a response returns unchanged: not the intervention, nor treatments if it adds one to them. */
const storedOf = <Fields extends { intervention?: unknown; treatments: VisitTreatment[] }>({
  intervention,
  treatments,
  ...fields
}: Fields) => ({ ...fields, ...(!intervention && { treatments }) });

const named = { eyeReportId: 'eyeReport' } as const;

export const eyeReportsSamples: Samples<typeof eyeReports> = {
  createEyeReport: {
    form: async ({ page, maker, open }) => {
      await open(`/eye/create?case=${(await makeCase(maker)).id}`);
      return page.getByRole('button', { name: 'Save draft' });
    },

    input: async ({ maker }) => ({ ...visit, caseId: (await makeCase(maker)).id }),
    references: { caseId: 'case' },
    fixedFields: [...kept, 'finish'],
    arbitraries: values,
    expectedOutput: ({ caseId, finish: _, ...fields }) => ({ ...storedOf(fields), caseId, status: 'draft' }),
    allowedRaceErrors: ['case.archived'],
  },
  searchEyeReports: {
    input: async () => ({ text: '', limit: 10 }),
    references: { cursor: 'eyeCursor' },
    fixedFields: ['from', 'to', 'author'],
  },
  getEyeSeries: {
    input: async ({ maker }) => ({ caseId: (await makeEyeReport(maker)).caseId }),
    references: { caseId: 'case' },
  },
  getEyeReport: {
    input: async ({ maker }) => ({ eyeReportId: (await makeEyeReport(maker)).id }),
    references: named,
  },
  changeEyeReport: {
    input: async ({ maker }) => {
      const { id, version } = await makeEyeReport(maker);
      return { ...visit, comment: 'Another comment', eyeReportId: id, version };
    },
    references: named,
    fixedFields: [...kept, 'version', 'finish'],
    arbitraries: values,
    expectedOutput: ({ eyeReportId, version, finish: _, ...fields }) => ({
      ...storedOf(fields),
      id: eyeReportId,
      version: version + 1,
    }),
    allowedRaceErrors: ['case.archived'],
  },
  amendEyeReport: {
    input: async ({ maker }) => {
      const { id, version } = await makeFinishedReport(maker);
      return { eyeReportId: id, version };
    },
    references: named,
    fixedFields: ['version'],
    allowedRaceErrors: ['report.draft', 'case.archived'],
    expectedOutput: ({ eyeReportId, version }) => ({
      id: eyeReportId,
      version: version + 1,
      status: 'amended',
      frozenVersion: version + 1,
    }),
  },
  getReportChanges: {
    input: async ({ maker }) => ({ eyeReportId: (await makeFinishedReport(maker)).id }),
    references: named,
  },
  finishEyeReport: {
    input: async ({ maker }) => {
      const { id, version } = await makeEyeReport(maker);
      return { eyeReportId: id, version };
    },
    references: named,
    fixedFields: ['version'],
    expectedOutput: ({ eyeReportId, version }) => ({
      id: eyeReportId,
      version: version + 1,
      status: 'finished',
    }),
    allowedRaceErrors: ['case.archived'],
  },
  deleteEyeReport: {
    input: async ({ maker }) => ({ eyeReportId: (await makeEyeReport(maker)).id }),
    references: named,
    expectedOutput: ({ eyeReportId }) => ({ id: eyeReportId }),
  },
  restoreEyeReport: {
    input: async ({ maker }) => {
      const { id } = await makeEyeReport(maker);
      await maker.call(calls.deleteEyeReport, { eyeReportId: id });
      return { eyeReportId: id };
    },
    references: named,
    expectedOutput: ({ eyeReportId }) => ({ id: eyeReportId, deletedAt: null }),
  },
  exportEyeReport: {
    input: async ({ maker }) => ({ eyeReportId: (await makeEyeReport(maker)).id }),
    references: named,
  },
  noteLabReturn: {
    input: async ({ maker }) => {
      const { id, version } = await makeFinishedReport(maker);
      return { eyeReportId: id, version, returnedOn: '2026-05-28' };
    },
    references: named,
    fixedFields: ['version', 'returnedOn'],
    allowedRaceErrors: ['eye.not-ordered', 'case.archived'],
    expectedOutput: ({ eyeReportId, version, returnedOn }) => ({
      id: eyeReportId,
      version: version + 1,
      returnedOn,
    }),
  },
  readEyeReports: {
    input: async ({ maker }) => ({ ids: [(await makeFinishedReport(maker)).id], limit: 10 }),
    references: { cursor: 'eyeCursor' },
  },
  searchRecalls: {
    input: async () => ({ until: '2099-12-31', limit: 10 }),
    references: { cursor: 'recallCursor' },
    fixedFields: ['until'],
    costGrowsWithData: true,
  },
  getRecall: {
    input: async ({ maker }) => ({ caseId: (await makeFinishedReport(maker)).caseId }),
    references: { caseId: 'case' },
  },
  noteRecall: {
    input: async ({ maker }) => {
      const { id, caseId } = await makeFinishedReport(maker);
      return { caseId, reportId: id, state: 'booked', bookedFor: '2099-03-04' };
    },
    references: { caseId: 'case', reportId: 'eyeReport' },
    fixedFields: ['bookedFor', 'notedAt'],
    expectedOutput: ({ caseId, state, bookedFor }) => ({
      caseId,
      state,
      bookedFor: state === 'booked' ? bookedFor : null,
    }),
    allowedRaceErrors: ['case.archived'],
  },
  undoRecallNote: {
    input: async ({ maker }) => {
      const { id, caseId } = await makeFinishedReport(maker);
      const { data } = await maker.call(calls.noteRecall, { caseId, reportId: id, state: 'contacted' });
      return { caseId, revision: data.revision };
    },
    references: { caseId: 'case' },
    fixedFields: ['revision'],
    expectedOutput: ({ caseId }) => ({ caseId, state: 'waiting', called: null }),
  },
  listEyeReportVersions: {
    input: async ({ maker }) => {
      const { id, version } = await makeEyeReport(maker);
      await maker.call(calls.changeEyeReport, { ...visit, eyeReportId: id, version });
      return { eyeReportId: id };
    },
    references: { ...named, cursor: 'eyeCursor' },
  },
};
