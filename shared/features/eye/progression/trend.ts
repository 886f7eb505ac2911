import type { Eye } from '../../../core/optics/eyes.ts';
import type { LensKind } from '../eye-reports/field-limits.ts';
import { type Plane, planeOf } from '../optics/plane.ts';
import { type RecordedPower, sphericalEquivalent } from '../optics/sphero-cylinder.ts';
import { isReshaped, type Period } from './orthokeratology.ts';
import { type Measurement, type Progression, progressionOf } from './progression.ts';

/**
 * Where a power comes from. `cycloplegic` and `dry`: a refraction. `current`: worn glasses. `prescription`:
 * the dispensed power.
 */
export const powerMethods = ['cycloplegic', 'dry', 'prescription', 'current'] as const;
export type PowerMethod = (typeof powerMethods)[number];

export type ChosenMethod = Extract<PowerMethod, 'prescription' | 'current'>;
/** Whether the powers of a method were chosen and not measured. */
export const isChosen = (method: PowerMethod): method is ChosenMethod =>
  method === 'prescription' || method === 'current';

/** Data of a visit from which trends are computed. Axial lengths are in mm. */
export interface TrendVisit {
  /** `YYYY-MM-DD` */
  date: string;
  powers: Partial<Record<PowerMethod, Record<Eye, RecordedPower>>>;
  axialLength: Record<Eye, number | null>;
  lensKind?: LensKind | null;
  plane?: Plane | undefined;
}

/**
 * The visits whose powers by a method may be compared with those of one visit (by default the last).
 * Prescribed powers of glasses and of contact lenses refer to different planes and are never mixed.
 */
export function comparableVisits<Visit extends TrendVisit>(
  visits: readonly Visit[],
  method: PowerMethod,
  visit = visits
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .findLast(one => one.powers[method]),
): readonly Visit[] {
  if (method !== 'prescription' || !visit) return visits;
  const planeAt = ({ lensKind, plane }: TrendVisit) => planeOf({ lensKind: lensKind ?? 'spectacle', plane });
  return visits.filter(one => planeAt(one) === planeAt(visit));
}

/** The trend of the spherical equivalent, or why there is none. */
export type PowerTrend =
  | { withheld: 'orthokeratology'; measured: []; progression: null }
  | { withheld: null; measured: Measurement[]; progression: Progression | null };

/**
 * Spherical equivalents of an eye by one method. Cycloplegic and dry powers are never mixed, nor are measured
 * and dispensed powers. Visits during orthokeratology are left out. While orthokeratology continues there is
 * no trend, because a flattened cornea hides the eye's own refraction.
 */
export function powerTrend(
  visits: readonly TrendVisit[],
  eye: Eye,
  method: PowerMethod,
  orthokeratology: readonly Period[],
): PowerTrend {
  const latest = visits.reduce((last, { date }) => (date > last ? date : last), '');
  if (isReshaped(latest, orthokeratology)) {
    return { withheld: 'orthokeratology', measured: [], progression: null };
  }
  const measured = sortByDate(
    comparableVisits(visits, method).flatMap(({ date, powers }) => {
      const power = powers[method]?.[eye];
      const value = power ? sphericalEquivalent(power) : null;
      return value === null || isReshaped(date, orthokeratology) ? [] : [{ date, value }];
    }),
  );
  return { withheld: null, measured, progression: progressionOf(measured) };
}

/**
 * The trend of an eye's axial length. A length is valid under every treatment, with or without cycloplegia.
 */
export function axialTrend(visits: readonly TrendVisit[], eye: Eye) {
  const measured = sortByDate(
    visits.flatMap(({ date, axialLength }) => {
      const value = axialLength[eye];
      return value === null ? [] : [{ date, value }];
    }),
  );
  return { measured, progression: progressionOf(measured) };
}

const sortByDate = (measured: Measurement[]) =>
  measured.toSorted((one, other) => (one.date < other.date ? -1 : 1));
