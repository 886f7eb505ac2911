/** Address of the comparison with another case, or of the list of duplicates if no id is given. */
export const comparisonAddress = (page: string, otherId?: string): string =>
  [page, new URLSearchParams({ tab: 'duplicates', ...(otherId && { with: otherId }) })].join('?');
