/**
 * Query key of the number beside a tab of the list of cases.
 * @param queryKey start of the query keys of the tab's items
 */
export const countKeyOf = (queryKey: readonly string[]) => [...queryKey, 'count'];
