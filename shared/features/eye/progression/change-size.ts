import { powerNoise } from './comparison-limits.ts';
import { daysPerYear } from './days.ts';
import type { Progression } from './progression.ts';

/**
 * Size of a change of power: within measurement noise, beyond the noise, or beyond it but without a steady
 * rate.
 */
export type ChangeSize = 'within' | 'beyond' | 'unsteady';

/**
 * Classifies an eye's change of measured power, in D; undefined if the eye is unchanged. Texts give a rate
 * per year only for `beyond`, and do not call a difference a change if it is `within` the noise. With too few
 * measurements for an interval, a fitted change beyond the noise counts only if the first and the last
 * measurement differ by more than the noise too.
 */
export function changeSizeOf({ perYear, days, start, end, interval }: Progression): ChangeSize | undefined {
  const fitted = (perYear * days) / daysPerYear;
  const isPlainlyNoise = isNoise(end - start);
  if (Math.round(fitted * 100) === 0 && isPlainlyNoise) return undefined;
  const [low, high] = interval ?? [perYear, perYear];
  const isUnclear = low <= 0 && high >= 0;
  const isFew = interval === null;
  if (!isUnclear && !isNoise(fitted) && !(isFew && isPlainlyNoise)) return 'beyond';
  return isPlainlyNoise ? 'within' : 'unsteady';
}

const isNoise = (change: number) => Math.round(Math.abs(change) * 100) <= powerNoise * 100;
