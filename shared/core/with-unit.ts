/** A value with its unit. A Chinese unit and a percent sign follow without a space. */
export const withUnit = (value: string | number, unit: string): string =>
  /^(?:\p{Script=Han}|%|$)/u.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
