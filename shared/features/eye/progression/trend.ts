import type { Eye } from '../optics/prism.ts';
import { type RecordedPower, sphericalEquivalent } from '../optics/sphero-cylinder.ts';
import { type Measurement, type Progression, progressionOf } from './progression.ts';

/** Source of a power. `current` is the glasses worn, `prescription` is what was dispensed. */
export const powerMethods = ['cycloplegic', 'dry', 'prescription', 'current'] as const;
export type PowerMethod = (typeof powerMethods)[number];

/** Trend input per visit. Axial length in mm. */
export interface TrendVisit {
  /** `YYYY-MM-DD` */
  date: string;
  powers: Partial<Record<PowerMethod, Record<Eye, RecordedPower>>>;
  axialLength: Record<Eye, number | null>;
}

/** A time under orthokeratology; `to` is null while it lasts. */
export interface Period {
  from: string;
  to: string | null;
}

/** The spherical equivalent trend, or why it is withheld. */
export type PowerTrend =
  | { withheld: 'orthokeratology'; measured: []; progression: null }
  | { withheld: null; measured: Measurement[]; progression: Progression | null };

/** Whether a day is in one of the periods, bounds inclusive. */
export function isWithin(date: string, periods: readonly Period[]): boolean {
  return periods.some(({ from, to }) => date >= from && (to === null || date <= to));
}

/**
 * Spherical equivalents of an eye by a single method: cycloplegic and dry, measured and dispensed are never
 * mixed. Visits during orthokeratology are left out, and while it lasts there is no trend at all: a
 * flattened cornea says nothing about the eye behind it.
 */
export function powerTrend(
  visits: readonly TrendVisit[],
  eye: Eye,
  method: PowerMethod,
  orthokeratology: readonly Period[],
): PowerTrend {
  const latest = visits.reduce((last, { date }) => (date > last ? date : last), '');
  if (isWithin(latest, orthokeratology)) {
    return { withheld: 'orthokeratology', measured: [], progression: null };
  }
  const measured = sortByDate(
    visits.flatMap(({ date, powers }) => {
      const power = powers[method]?.[eye];
      const value = power ? sphericalEquivalent(power) : null;
      return value === null || isWithin(date, orthokeratology) ? [] : [{ date, value }];
    }),
  );
  return { withheld: null, measured, progression: progressionOf(measured) };
}

/** Axial lengths of an eye; neither treatment nor cycloplegia invalidates them. */
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
