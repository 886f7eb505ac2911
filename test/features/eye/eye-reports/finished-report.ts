import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';

const author = {
  id: '11111111-1111-4111-8111-111111111111',
  fullName: 'Helen Wong',
  qualification: 'BOptom',
  signatureId: null,
};
const power = { sph: null, cyl: null, axis: null, add: null, va: null };
const prescribed = {
  sph: null,
  cyl: null,
  axis: null,
  add: null,
  pd: null,
  height: null,
  prisms: [],
  baseCurve: null,
  diameter: null,
};

/** Refraction of one eye with these values; all other values are blank. */
export const found = (changes: object) => ({ ...power, ...changes });

/** Prescription for one eye with these values; all other values are blank. */
export const glass = (changes: object) => ({ ...prescribed, ...changes });

/** A stored finished report with a cycloplegic refraction of −1.00 D in both eyes. */
export function finishedReport(changes: object = {}): EyeReport {
  return EyeReport.parse({
    id: `eye_${'a'.repeat(38)}`,
    caseId: `case_${'a'.repeat(22)}`,
    version: 2,
    reference: 'R-2026-000007',
    status: 'finished',
    author,
    savedBy: author,
    savedAt: '2026-05-16T09:30:00Z',
    createdAt: '2026-05-16T09:00:00Z',
    finishedAt: '2026-05-16T09:30:00Z',
    finishedBy: author,
    amendedAt: null,
    treatments: [],
    deletedAt: null,
    date: '2026-05-16',
    refractions: { cycloplegic: { right: found({ sph: -1 }), left: found({ sph: -1 }) } },
    ...changes,
  });
}
