/** Compares and merges two versions of typed values. */
export interface ValueParts<Values, Key extends string = string> {
  /** Parts in which the two versions differ, in the order of the form. */
  differing: (one: Values, other: Values) => Key[];
  /** Returns the other version, with the given parts taken from mine. */
  merge: (theirs: Values, mine: Values, keys: ReadonlySet<string>) => Values;
}

/**
 * Initial values of a restored form, with which edits are compared: untouched parts keep the draft's value,
 * others take the stored one.
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
