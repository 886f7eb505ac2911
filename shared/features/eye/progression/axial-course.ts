import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { type AxialPlace, axialAges, axialPlace } from '../optics/axial-centile.ts';
import type { AxialPopulation } from '../optics/axial-populations.ts';
import { centilesGained, type Sex } from '../optics/axial-tables.ts';
import { ageWithin } from './age-within.ts';
import type { Measurement } from './progression.ts';
import type { SeriesVisit } from './series.ts';
import { axialTrend } from './trend.ts';

/** The population that the clinician chose, and the child's recorded sex. */
export interface AxialReference {
  population: AxialPopulation;
  sex: Sex;
}

/** An axial length with its position among children of that age and sex. */
export interface PlacedLength extends Measurement {
  /** Exact age in years. */
  years: number;
  place: AxialPlace;
}

/** First and last position of an eye in one table. */
export interface AxialCourse {
  /** The last measurement at an age in the table. */
  last: PlacedLength;
  /** The first measurement; null if there is only one. */
  first: PlacedLength | null;
  /** Centiles gained since the first measurement; null without one or without centiles. */
  gained: number | null;
}

/** The positions of an eye's last and first axial length; null if no measurement is at an age of the table. */
export function axialCourse(
  visits: readonly SeriesVisit[],
  eye: Eye,
  birthDate: string,
  { population, sex }: AxialReference,
): AxialCourse | null {
  const placed = axialTrend(visits, eye).measured.flatMap(({ date, value }): PlacedLength[] => {
    const years = ageWithin(birthDate, date, axialAges[population]);
    const place = years === null ? null : axialPlace(population, sex, value, years);
    return years === null || place === null ? [] : [{ date, value, years, place }];
  });
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return null;
  const [before, now] = [first.place.centile, last.place.centile];
  const isOne = first === last;
  return {
    last,
    first: isOne ? null : first,
    gained: isOne || before === null || now === null ? null : now - before,
  };
}

/** Whether an eye was measured twice in the years for which the centile gain was published. */
export function wasMeasuredInGainYears(visits: readonly SeriesVisit[], birthDate: string): boolean {
  const { fromYears, toYears } = centilesGained;
  return eyes.some(
    eye =>
      axialTrend(visits, eye).measured.filter(
        ({ date }) => ageWithin(birthDate, date, [fromYears, toYears]) !== null,
      ).length > 1,
  );
}
