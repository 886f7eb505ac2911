import type { RecordedPower } from '../optics/sphero-cylinder.ts';

const minus = '\u2212';

/** Formats a number without its sign, rounded half up: 1.875 is 1.88. */
function roundedMagnitude(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  return (Math.round(Number((Math.abs(value) * scale).toFixed(6))) / scale).toFixed(decimals);
}

/** A signed number: +0.36, −1.00. A value that rounds to zero has no sign. */
export function formatSigned(value: number, decimals = 2): string {
  const size = roundedMagnitude(value, decimals);
  if (Number(size) === 0) return size;
  return `${value < 0 ? minus : '+'}${size}`;
}

/** A number with a minus sign only if negative: 23.50, 175. */
export function formatPlain(value: number, decimals: number): string {
  const size = roundedMagnitude(value, decimals);
  return value < 0 && Number(size) !== 0 ? `${minus}${size}` : size;
}

/**
 * A power in D with sign and two decimals; multiples of 1/8 D have three if needed: −1.125. A sixteenth,
 * which halving a cylinder of 1/8 D gives, has two: −0.06. Zero is 0.00.
 */
export function formatDiopters(value: number): string {
  return formatSigned(value, powerDecimals(value));
}

/** A difference of two powers in D without its sign, with the decimals of a power: 2.375. */
export const formatDifference = (value: number): string => formatPlain(Math.abs(value), powerDecimals(value));

const powerDecimals = (value: number): number =>
  [2, 3].find(decimals => Number.isInteger(value * 2 ** decimals)) ?? 2;

/** A power as `formatDiopters` writes it, or the given word for zero ("Plano"). Callers handle null. */
export function formatPower(value: number, plano: string): string {
  return value === 0 ? plano : formatDiopters(value);
}

/** A power on one line as entered: −1.75 / −0.25 × 175. Null without a sphere. */
export function formatSpheroCylinder({ sph, cyl, axis }: RecordedPower, plano: string): string | null {
  if (sph === null) return null;
  const sphere = formatPower(sph, plano);
  return cyl ? `${sphere} / ${formatDiopters(cyl)} × ${axis ?? '?'}` : sphere;
}
