import type { Case, MergedIdentifiers } from '../../../../shared/features/cases/cases/schema.ts';

const identifiers = ['fileNumber', 'contactEmail', 'mobile'] as const;
type Identifiers = Pick<MergedIdentifiers, (typeof identifiers)[number]>;

/**
 * Identifiers by which the surviving case is found in addition to its own (`after`): those of the merged
 * cases, and its own earlier identifiers that the merge replaces.
 */
export function identifiersAfterMerge(survivor: Case, other: Case, after: Identifiers): MergedIdentifiers[] {
  const known = survivor.mergedIdentifiers ?? [];
  const replaced = without(survivor, [...known, after]);
  return [...known, replaced, without(other, []), ...(other.mergedIdentifiers ?? [])].filter(isGiven);
}

/**
 * Additional identifiers of the surviving case that remain after a merge is undone.
 * @param after the surviving case after undoing the merge
 * @param gone ids of the cases that become separate again
 */
export function identifiersAfterUndo(after: Case, gone: readonly string[]): MergedIdentifiers[] {
  return (after.mergedIdentifiers ?? [])
    .filter(({ of }) => !gone.includes(of))
    .map(entry => (entry.of === after.id ? without({ ...entry, id: after.id }, [after]) : entry))
    .filter(isGiven);
}

/** The identifiers of `record`, with null for each one that a case in `others` has too. */
function without(record: Identifiers & Pick<Case, 'id'>, others: readonly Identifiers[]): MergedIdentifiers {
  const own = (name: (typeof identifiers)[number]) =>
    others.some(other => other[name] === record[name]) ? null : record[name];
  return {
    of: record.id,
    fileNumber: own('fileNumber'),
    contactEmail: own('contactEmail'),
    mobile: own('mobile'),
  };
}

const isGiven = (entry: Identifiers) => identifiers.some(name => entry[name] !== null);
