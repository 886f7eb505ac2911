/** Fields in which two versions of a record differ, with the values of the second version. */
export function changedFields<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<NoInfer<Name>, string>>,
  after: Readonly<Record<NoInfer<Name>, string>>,
): Partial<Record<Name, string>> {
  const changed: Partial<Record<Name, string>> = {};
  for (const name of names) if (before[name] !== after[name]) changed[name] = after[name];
  return changed;
}
