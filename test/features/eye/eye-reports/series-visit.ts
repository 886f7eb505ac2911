import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';

export type Eyes = [right: number | null, left: number | null];

const power = (sph: number | null) => ({ sph, cyl: null, axis: null });

/** A visit of a series, with the spheres of both eyes under drops in D. */
export function seriesVisit(
  date: string,
  [right, left]: Eyes,
  changes: Partial<SeriesVisit> = {},
): SeriesVisit {
  return {
    id: `eye_${date.replaceAll('-', '').padEnd(38, '0')}`,
    date,
    reference: 'R-2026-000001',
    status: 'finished',
    intervention: null,
    treatments: [],
    target: null,
    followUp: null,
    powers: { cycloplegic: { right: power(right), left: power(left) } },
    lensKind: null,
    axialLength: { right: null, left: null },
    ...changes,
  };
}

/** A visit with axial lengths in mm alone. */
export const axialVisit = (date: string, [right, left]: Eyes, changes: Partial<SeriesVisit> = {}) =>
  seriesVisit(date, [null, null], { axialLength: { right, left }, ...changes });
