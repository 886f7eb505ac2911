/**
 * Max-min fairness: returns the highest limit per caller with which all requests together stay within
 * `limit`. It does not affect callers with fewer requests. `Infinity` if no limit per caller is needed.
 */
export function maxMinShare(counts: readonly number[], limit: number): number {
  let left = limit;
  for (const [index, count] of counts.toSorted((one, other) => one - other).entries()) {
    const share = left / (counts.length - index);
    if (count > share) return share;
    left -= count;
  }
  return Number.POSITIVE_INFINITY;
}
