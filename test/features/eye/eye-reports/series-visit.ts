import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { Intervention } from '../../../../shared/features/eye/treatments/intervention.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';

export type Eyes = [right: number | null, left: number | null];

const power = (sph: number | null) => ({ sph, cyl: null, axis: null });

const visitId = (date: string) => `eye_${date.replaceAll('-', '').padEnd(38, '0')}`;

/** A visit of a child's series (all finished visits), with cycloplegic spheres of both eyes, in D. */
export function seriesVisit(
  date: string,
  [right, left]: Eyes,
  { intervention, ...changes }: Partial<SeriesVisit> & { intervention?: Intervention } = {},
): SeriesVisit {
  const told =
    intervention &&
    treatmentOfIntervention(intervention, `${visitId(date)}${intervention.product ?? ''}`, date);
  return {
    id: visitId(date),
    date,
    reference: 'R-2026-000001',
    status: 'finished',
    treatments: told ? [told] : [],
    target: null,
    followUp: null,
    powers: { cycloplegic: { right: power(right), left: power(left) } },
    lensKind: null,
    axialLength: { right: null, left: null },
    ...changes,
  };
}

/** A visit of a child's series with only axial lengths, in mm. */
export const axialVisit = (date: string, [right, left]: Eyes, changes: Partial<SeriesVisit> = {}) =>
  seriesVisit(date, [null, null], { axialLength: { right, left }, ...changes });
