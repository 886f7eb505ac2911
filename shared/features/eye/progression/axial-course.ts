import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { type AxialPlace, axialAges, axialPlace } from '../optics/axial-centile.ts';
import type { AxialPopulation } from '../optics/axial-populations.ts';
import { centilesGained, type Sex } from '../optics/axial-tables.ts';
import { comparableWithLast, isOnRedLight } from '../treatments/red-light.ts';
import { ageWithin } from './age-within.ts';
import { isStale } from './comparison-limits.ts';
import { wholeCentile } from './format-centile.ts';
import type { Measurement } from './progression.ts';
import type { SeriesVisit } from './series.ts';
import { axialTrend } from './trend.ts';

/** The population that the clinician chose, and the child's recorded sex. */
export interface AxialReference {
  population: AxialPopulation;
  sex: Sex;
}

/** An axial length with its position among children of the same age and sex. */
export interface PlacedLength extends Measurement {
  /** Exact age of the child at the measurement, in years. */
  years: number;
  place: AxialPlace;
}

/** First and last position of an eye's length among the children of a published table. */
export interface AxialCourse {
  /** The last measurement at an age that the table covers. */
  last: PlacedLength;
  /**
   * The first measurement at an age that the table covers, after any treatment with red light; null if it is
   * of the day of the last one.
   */
  first: PlacedLength | null;
  /** Difference of the two printed centiles; null unless both centiles are printed. */
  gained: number | null;
}

export type PlacingMismatch = 'redLight' | 'stale' | 'age';

/** Why neither eye has a centile position; null if at least one eye has one. */
export function placingMismatch(
  visits: readonly SeriesVisit[],
  birthDate: string,
  reference: AxialReference,
): PlacingMismatch | null {
  const found = eyes.map(eye => placingMismatchOf(eye, visits, birthDate, reference));
  if (found.includes(null)) return null;
  return (['redLight', 'stale'] as const).find(reason => found.includes(reason)) ?? 'age';
}

/** Why an eye has no centile position; null if it has one. `length`: it was never measured. */
export function placingMismatchOf(
  eye: Eye,
  visits: readonly SeriesVisit[],
  birthDate: string,
  reference: AxialReference,
): PlacingMismatch | 'length' | null {
  if (isOnRedLight(visits)) return 'redLight';
  if (axialCourse(visits, eye, birthDate, reference) !== null) return null;
  if (axialTrend(visits, eye).measured.length === 0) return 'length';
  const placed = placedLengths(visits, eye, birthDate, reference);
  if (placed.length === 0) return 'age';
  return comparableWithLast(visits, placed).length === 0 ? 'redLight' : 'stale';
}

/**
 * The centile positions of an eye's first and last axial length. Null if no measurement is at an age that the
 * table covers, if the last one is more than a year older than the newest visit, or if it was measured
 * under red light.
 */
export function axialCourse(
  visits: readonly SeriesVisit[],
  eye: Eye,
  birthDate: string,
  reference: AxialReference,
): AxialCourse | null {
  const placed = placedLengths(visits, eye, birthDate, reference);
  const comparable = comparableWithLast(visits, placed);
  const [first, last] = [comparable[0], comparable.at(-1)];
  if (!first || !last || isStale(last.date, visits.at(-1)?.date ?? last.date)) return null;
  if (first.date === last.date) return { last, first: null, gained: null };
  const printed = ({ place: { centile } }: PlacedLength) => (centile === null ? null : wholeCentile(centile));
  const [before, now] = [printed(first), printed(last)];
  return { last, first, gained: before === null || now === null ? null : now - before };
}

/** Age in years at the last axial length of either eye that has a centile position; 0 if there is none. */
export const oldestPlaced = (
  visits: readonly SeriesVisit[],
  birthDate: string,
  reference: AxialReference,
): number => Math.max(...eyes.map(eye => axialCourse(visits, eye, birthDate, reference)?.last.years ?? 0));

function placedLengths(
  visits: readonly SeriesVisit[],
  eye: Eye,
  birthDate: string,
  { population, sex }: AxialReference,
): PlacedLength[] {
  return axialTrend(visits, eye).measured.flatMap(({ date, value }) => {
    const years = ageWithin(birthDate, date, axialAges[population]);
    const place = years === null ? null : axialPlace(population, sex, value, years);
    return years === null || place === null ? [] : [{ date, value, years, place }];
  });
}

/** Whether an eye was measured at least twice at ages for which a gain in centiles was published. */
export function wasMeasuredInGainYears(visits: readonly SeriesVisit[], birthDate: string): boolean {
  const { fromYears, toYears } = centilesGained;
  return eyes.some(
    eye =>
      axialTrend(visits, eye).measured.filter(
        ({ date }) => ageWithin(birthDate, date, [fromYears, toYears]) !== null,
      ).length > 1,
  );
}
