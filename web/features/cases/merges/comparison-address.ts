/** Address of the comparison with another case; without an id, the address of the list of duplicates. */
export const comparisonAddress = (page: string, otherId?: string): string =>
  [page, new URLSearchParams({ tab: 'duplicates', ...(otherId && { with: otherId }) })].join('?');
