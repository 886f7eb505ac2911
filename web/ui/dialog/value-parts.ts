/** Compares and merges two versions of typed values. */
export interface ValueParts<Values, Key extends string = string> {
  /** Parts in which the two versions differ, in the order of the form. */
  differing: (one: Values, other: Values) => Key[];
  /** Returns the other version, with the given parts taken from mine. */
  merge: (theirs: Values, mine: Values, keys: ReadonlySet<string>) => Values;
}

/**
 * Values with which the edits in a restored form are compared: the draft's value for parts that the user has
 * not changed, so that they do not count as edits; the stored value for the others.
 */
export function beginningOf<Values, Key extends string>(
  { differing, merge }: ValueParts<Values, Key>,
  stored: Values,
  { values, changed }: { values: Values; changed?: string[] | undefined },
): Values {
  if (changed === undefined) return stored;
  const untouched = differing(values, stored).filter(key => !changed.includes(key));
  return merge(stored, values, new Set(untouched));
}
