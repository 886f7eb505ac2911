import { monthsAfter } from '../../../core/dates/days.ts';
import { lengthNoise } from '../optics/axial-length.ts';
import { daysPerYear } from './days.ts';

/** Largest difference in D between two refractions of an unchanged eye: one step of the trial lenses. */
export const powerNoise = 0.25;

/** Largest differences that count as noise and are not reported, in D and mm. */
const noise = { diopters: powerNoise, mm: lengthNoise.mm } as const;

/** Rounds to thousandths to remove floating-point error. */
const thousandths = (value: number) => Math.round(value * 1_000);

/** Whether two changes over the same time differ by more than noise. */
export function exceedsNoise(of: keyof typeof noise, difference: number): boolean {
  return thousandths(Math.abs(difference)) > thousandths(noise[of]);
}

/** Whether a 95 % confidence interval contains a value; false if there is no interval. */
export function contains(interval: readonly [low: number, high: number] | null, value: number): boolean {
  return interval !== null && interval[0] <= value && value <= interval[1];
}

interface Rate {
  perYear: number;
  interval: readonly [low: number, high: number] | null;
  days: number;
}

/** How much larger a change is than at another rate over the same time, in the unit of the rates. */
export const changeBeyond = (perYear: number, rate: Omit<Rate, 'interval'>): number =>
  ((rate.perYear - perYear) * rate.days) / daysPerYear;

/** Whether a measured rate cannot be told from another one: its interval contains it, or noise explains it. */
export const isLikeRate = (of: keyof typeof noise, rate: Rate, perYear: number): boolean =>
  contains(rate.interval, perYear) || !exceedsNoise(of, changeBeyond(perYear, rate));

/** If a comparison ended more than this many months before the newest visit, it is not reported. */
const staleMonths = 12;

/** Whether a comparison ended too long before the newest visit. @param newest day of the newest visit */
export const isStale = (to: string, newest: string): boolean => newest > monthsAfter(to, staleMonths);
