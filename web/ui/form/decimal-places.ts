/**
 * Returns what a right-aligned number lacks to align its decimal point: the number of digits, and whether the
 * point is missing. A number with too many decimals lacks nothing.
 */
export function missingPlaces(text: string, places: number): { digits: number; point: boolean } {
  const [, fraction] = text.trim().split(/[.,]/);
  if (fraction === undefined) return { digits: places, point: places > 0 };
  return { digits: Math.max(0, places - fraction.length), point: false };
}
