import { readingsOfTwoDigits } from '../../../core/reading/read-power.ts';
import { isAtypical, type Limits, limitViolation } from './field-limits.ts';

/**
 * The value that was probably meant when an untypical value was typed. Tries the nearest step, another
 * decimal point, a missing 5 at the end of a quarter, and the other sign. Null if no correction gives a
 * typical value.
 * @param last value of the last visit; of several possible values, the nearest to it is returned
 */
export function likelyValue(value: number, limits: Limits, last: number | null = null): number | null {
  if (limits.unit === '°') return equivalentAxis(value, limits);
  const violation = limitViolation(value, limits);
  if (violation === null && !isAtypical(value, limits)) return null;
  if (violation === 'offStep' && !isAtypical(value, limits)) return nearestStep(value, limits);
  const quarter = limits.unit === 'D' ? [value / 10 + Math.sign(value) * 0.05] : [];
  // The other sign of a prism or deviation is the opposite direction.
  const flipped = limits.unit === 'Δ' ? [] : [-value];
  const found = [value / 10, ...quarter, value / 100, value * 10, value * 100, ...flipped]
    .map(meant => Number(meant.toFixed(4)))
    .filter(meant => meant !== 0 && limitViolation(meant, limits) === null && !isAtypical(meant, limits));
  if (last === null) return found[0] ?? null;
  return found.toSorted((one, other) => Math.abs(one - last) - Math.abs(other - last))[0] ?? null;
}

/**
 * The same axis within 1° to 180°, for values up to one turn away: 190° is 10°. No other correction is safe.
 */
function equivalentAxis(value: number, limits: Limits): number | null {
  if (!Number.isInteger(value) || Math.abs(value) > 360) return null;
  if (limitViolation(value, limits) === null) return null;
  return ((value % 180) + 180) % 180 || 180;
}

/** Rounds a typical value to the nearest step; if two steps are equally near, to the smaller one. */
function nearestStep(value: number, { step, arrowStep = step }: Limits): number {
  const steps = Math.abs(value) / arrowStep;
  return Number((Math.sign(value) * Math.ceil(steps - 0.5 - 1e-9) * arrowStep).toFixed(4)) + 0;
}

/**
 * The possible meanings of two digits that a field's limits allow, the whole number first; empty for any
 * other text.
 */
export function fittingReadings(text: string, limits: Limits): number[] {
  const fitting = (readingsOfTwoDigits(text)?.others ?? []).filter(
    meant => limitViolation(meant, limits) === null && Number.isInteger(meant * 4),
  );
  return [...new Set(fitting)];
}
