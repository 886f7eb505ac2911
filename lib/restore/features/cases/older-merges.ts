import type { Case, MergedIdentifiers } from '../../../../shared/features/cases/cases/schema.ts';

const names = ['fileNumber', 'contactEmail', 'mobile'] as const;
type Identifiers = Pick<MergedIdentifiers, (typeof names)[number]>;

/** What a merge replaced in the case that it names. */
export type Replaced = Partial<Identifiers> & { of: string };

/**
 * A case with the identifiers of the cases that it absorbed, and with its own identifiers that a merge
 * replaced. Merges up to version 1.0.0 stored none in it. Nothing remains of an undone merge, so a value that
 * also belongs to another child with the same birthday is attributed to that merge.
 */
export function withOlderMerges(
  survivor: Case,
  absorbed: readonly Case[],
  replaced: readonly Replaced[],
  alike: readonly Case[],
): Case {
  const known = survivor.mergedIdentifiers ?? [];
  const missing = absorbed
    .filter(({ id }) => !known.some(({ of }) => of === id))
    .map(({ id, ...other }) => without({ ...other, of: id }, []));
  const all = [...known, ...missing.filter(isGiven)];
  const own = replaced.map(before => without(before, [...all, survivor, ...alike]));
  const mergedIdentifiers = [...all, ...own.filter(isGiven)];
  return mergedIdentifiers.length === known.length ? survivor : { ...survivor, mergedIdentifiers };
}

/** The identifiers that none of the others has. */
function without(record: Replaced, others: readonly Identifiers[]): MergedIdentifiers {
  const own = (name: (typeof names)[number]) =>
    others.some(other => other[name] === record[name]) ? null : (record[name] ?? null);
  return {
    of: record.of,
    fileNumber: own('fileNumber'),
    contactEmail: own('contactEmail'),
    mobile: own('mobile'),
  };
}

const isGiven = (entry: Identifiers) => names.some(name => entry[name] !== null);
