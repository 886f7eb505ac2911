/** How two versions of typed values differ, and how they are joined. */
export interface ValueParts<Values, Key extends string = string> {
  /** Parts in which they differ, in the order of the form. */
  differing: (one: Values, other: Values) => Key[];
  /** Their version with the given parts of mine. */
  merge: (theirs: Values, mine: Values, keys: ReadonlySet<string>) => Values;
}

/** Starting values of a restored form: untouched parts keep the draft's value, others take the stored one. */
export function beginningOf<Values, Key extends string>(
  { differing, merge }: ValueParts<Values, Key>,
  stored: Values,
  { values, changed }: { values: Values; changed?: string[] | undefined },
): Values {
  if (changed === undefined) return stored;
  const untouched = differing(values, stored).filter(key => !changed.includes(key));
  return merge(stored, values, new Set(untouched));
}
