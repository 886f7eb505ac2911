/** Query key of the number beside a tab of the list of cases. @param queryKey start of the keys of its items */
export const countKeyOf = (queryKey: readonly string[]) => [...queryKey, 'count'];
