import type { RecordedPower } from '../optics/sphero-cylinder.ts';

const minus = '\u2212';

/** Formats the size of a number without its sign, rounded half up: 1.875 becomes 1.88. */
function roundedMagnitude(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  return (Math.round(Number((Math.abs(value) * scale).toFixed(6))) / scale).toFixed(decimals);
}

/** Formats a number with its sign: +0.36, −1.00. A value that rounds to zero has no sign. */
export function formatSigned(value: number, decimals = 2): string {
  const size = roundedMagnitude(value, decimals);
  if (Number(size) === 0) return size;
  return `${value < 0 ? minus : '+'}${size}`;
}

/** Formats a number with a minus sign if it is negative, but without a plus sign: 23.50, 175. */
export function formatPlain(value: number, decimals: number): string {
  const size = roundedMagnitude(value, decimals);
  return value < 0 && Number(size) !== 0 ? `${minus}${size}` : size;
}

/**
 * Formats a power in D with its sign and two decimals: −0.25. A multiple of 1/8 D has three if needed:
 * −1.125. A sixteenth, which comes from halving a cylinder of 1/8 D, has two: −0.06. Zero is 0.00.
 */
export function formatDiopters(value: number): string {
  return formatSigned(value, powerDecimals(value));
}

/** Formats a difference of two powers in D without its sign, with as many decimals as a power: 2.375. */
export const formatDifference = (value: number): string => formatPlain(Math.abs(value), powerDecimals(value));

const powerDecimals = (value: number): number =>
  [2, 3].find(decimals => Number.isInteger(value * 2 ** decimals)) ?? 2;

/**
 * Formats a power like `formatDiopters`, but writes the given word ("Plano") for zero. Callers handle null.
 */
export function formatPower(value: number, plano: string): string {
  return value === 0 ? plano : formatDiopters(value);
}

/** Formats a cylinder; zero is 0.00, because a cylinder is never plano. Null if it is blank. */
export const formatCylinder = (cyl: number | null): string | null =>
  cyl === null ? null : formatDiopters(cyl);

/** Formats a power on one line as entered: −1.75 / −0.25 × 175. Null if it has no sphere. */
export function formatSpheroCylinder({ sph, cyl, axis }: RecordedPower, plano: string): string | null {
  if (sph === null) return null;
  const sphere = formatPower(sph, plano);
  return cyl ? `${sphere} / ${formatDiopters(cyl)} × ${axis ?? '?'}` : sphere;
}
