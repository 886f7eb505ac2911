/** The address of the comparison of a case with another one; without that, of its duplicates. */
export const comparisonAddress = (page: string, otherId?: string): string =>
  [page, new URLSearchParams({ tab: 'duplicates', ...(otherId && { with: otherId }) })].join('?');
