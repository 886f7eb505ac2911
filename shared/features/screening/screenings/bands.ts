import * as z from 'zod';
import { ageOn } from '../../../core/age.ts';

/** Age bands: 5–6 is 5y0m to 6y11m, 7–11 is 7y0m to 11y11m, both on the day of the screening. */
export const bands = ['5-6', '7-11'] as const;
export const Band = z.enum(bands);
export type Band = z.output<typeof Band>;

const firstYears: Record<Band, number> = { '5-6': 5, '7-11': 7 };
const lastYears: Record<Band, number> = { '5-6': 6, '7-11': 11 };

/**
 * The band of a child's age on a day; null if the age is in neither band or the birth date is unknown. Both
 * dates are `YYYY-MM-DD`. A child born on 29 February turns a year older on 1 March of a common year.
 */
export function bandAt(birthDate: string | null, day: string): Band | null {
  const years = birthDate === null ? undefined : ageOn(birthDate, day)?.years;
  return years === undefined
    ? null
    : (bands.find(band => years >= firstYears[band] && years <= lastYears[band]) ?? null);
}

interface Banded {
  band: Band;
  /**
   * The band of the child's age on `date` at the time when somebody chose `band`; null if the age was in
   * neither band.
   */
  ageBand: Band | null;
  date: string;
}

/** Whether the norms of the chosen band apply: the child's age on the day of the screening is in the band. */
export const fitsBand = ({ band, date }: Omit<Banded, 'ageBand'>, birthDate: string | null): boolean =>
  bandAt(birthDate, date) === band;

/**
 * Whether to ask for the band again, because the birth date or the day of the screening was corrected and the
 * child's age is now in another band.
 */
export function isBandOutdated({ band, ageBand, date }: Banded, birthDate: string | null): boolean {
  const now = bandAt(birthDate, date);
  return now !== band && now !== ageBand;
}
