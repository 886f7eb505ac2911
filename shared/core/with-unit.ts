/** A value with its unit, separated by a space; a Chinese unit or a percent sign follows without a space. */
export const withUnit = (value: string | number, unit: string): string =>
  /^(?:\p{Script=Han}|%|$)/u.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
