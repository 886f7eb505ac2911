import type { Case, MergedIdentifiers } from '../../../../shared/features/cases/cases/schema.ts';

const names = ['fileNumber', 'contactEmail', 'mobile'] as const;
type Identifiers = Pick<MergedIdentifiers, (typeof names)[number]>;

/** File number, email address and phone number of the case `of`, before a merge replaced them. */
export type Replaced = Partial<Identifiers> & { of: string };

/**
 * Adds missing identifiers (file number, email address, phone number) to a surviving case: those of the cases
 * merged into it, and its own that a merge replaced. Version 1.0.0 and earlier did not store them. Leaves out
 * a replaced value that another child with the same birthday has: it may come from a merge that was undone.
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

/** The identifiers of a record. An identifier that another record also has becomes null. */
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
