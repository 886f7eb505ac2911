/**
 * Max-min fairness: how much each may have at most, so that what all have together is within a limit. Who has
 * less than that keeps all of it. Infinite while all together are within the limit.
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
