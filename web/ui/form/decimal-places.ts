/**
 * What a right-aligned number lacks to have its point below the others': digits after the point, and
 * whether the point itself is missing. A number with more places than the column lacks nothing.
 */
export function missingPlaces(text: string, places: number): { digits: number; point: boolean } {
  const [, fraction] = text.trim().split(/[.,]/);
  if (fraction === undefined) return { digits: places, point: places > 0 };
  return { digits: Math.max(0, places - fraction.length), point: false };
}
