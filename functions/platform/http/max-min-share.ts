/**
 * Max-min fairness: the most that each caller may have so that the total is within the limit. Callers below
 * it keep all they have. Infinite if the total is within the limit.
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
