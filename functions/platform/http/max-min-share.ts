/**
 * Max-min fairness: returns the highest cap per caller with which the total stays within the limit. Callers
 * below the cap lose nothing. `Infinity` if the total is within the limit anyway.
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
