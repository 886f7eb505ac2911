import { powerNoise } from './comparison-limits.ts';
import { daysPerYear } from './days.ts';
import type { Progression } from './progression.ts';

/** Size of a change of power: within measurement noise, beyond it, or beyond it without a steady rate. */
export type ChangeSize = 'within' | 'beyond' | 'unsteady';

/**
 * The size of an eye's change of measured power, in D; undefined for an unchanged eye. Texts give a rate per
 * year only for `beyond`, and do not call a `within` difference a change.
 */
export function changeSizeOf({ perYear, days, start, end, interval }: Progression): ChangeSize | undefined {
  const fitted = (perYear * days) / daysPerYear;
  const isPlainlyNoise = isNoise(end - start);
  if (Math.round(fitted * 100) === 0 && isPlainlyNoise) return undefined;
  const [low, high] = interval ?? [perYear, perYear];
  const isUnclear = low <= 0 && high >= 0;
  if (!isUnclear && !isNoise(fitted)) return 'beyond';
  return isPlainlyNoise ? 'within' : 'unsteady';
}

const isNoise = (change: number) => Math.round(Math.abs(change) * 100) <= powerNoise * 100;
