import { isSame } from '../../../shared/core/documents/is-same.ts';

/** Compares and merges two versions of typed values. */
export interface ValueParts<Values, Key extends string = string> {
  /** Parts in which the two versions differ, in the order of the form. */
  differing: (one: Values, other: Values) => Key[];
  /** Returns the other person's version, with the parts in `keys` taken from the user's own version. */
  merge: (theirs: Values, mine: Values, keys: ReadonlySet<string>) => Values;
}

/**
 * Parts that are single fields, in the order of `names`. All other values come from the other person's
 * version.
 */
export const partsOfFields = <Values extends object, Name extends keyof Values & string>(
  names: readonly Name[],
): ValueParts<Values, Name> => ({
  differing: (one, other) => names.filter(name => !isSame(one[name], other[name])),
  merge: (theirs, mine, keys) => ({
    ...theirs,
    ...Object.fromEntries(names.filter(name => keys.has(name)).map(name => [name, mine[name]])),
  }),
});

/**
 * Values with which a restored form compares to find edits. A part that the user has not changed has the
 * draft's value and so does not count as an edit; every other part has the stored value.
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
