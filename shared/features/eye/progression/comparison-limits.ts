import { noiseFloor } from '../optics/axial-length.ts';
import { monthsAfter } from './days.ts';

/** Smallest reported difference: a step of refraction in D, and the noise of biometry in mm. */
const noise = { diopters: 0.25, mm: noiseFloor } as const;

/** Rounds to thousandths to remove floating-point error. */
const thousandths = (value: number) => Math.round(value * 1_000);

/** Whether a difference between two changes, each over the whole compared time, is larger than noise. */
export function exceedsNoise(of: keyof typeof noise, difference: number): boolean {
  return thousandths(Math.abs(difference)) > thousandths(noise[of]);
}

/** Whether a 95 % interval contains a value; false without an interval. */
export function contains(interval: readonly [low: number, high: number] | null, value: number): boolean {
  return interval !== null && interval[0] <= value && value <= interval[1];
}

/** Comparisons that ended more than this many months before the newest visit are not reported. */
const staleMonths = 12;

/** @param newest day of the newest visit */
export const isStale = (to: string, newest: string): boolean => newest > monthsAfter(to, staleMonths);
