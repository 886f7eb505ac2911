import { isSame } from '../../../core/documents/is-same.ts';
import { type FamilyKind, familyKinds } from '../cases/family.schema.ts';
import { CaseFields } from '../cases/schema.ts';

/** Fields for which a merge must choose or combine values. */
export const mergeFields = Object.keys(CaseFields.shape) as (keyof CaseFields)[];
export type MergeField = keyof CaseFields;

/** Fields in which a merge keeps the values of both cases. */
export const unitedFields: readonly MergeField[] = ['tags'];
const longestLine = 250;

/** Fields that differ between two cases, so that a merge must choose one of the two values. */
export const differingFields = (one: CaseFields, other: CaseFields): MergeField[] =>
  mergeFields.filter(field => !unitedFields.includes(field) && !isSame(one[field], other[field]));

/**
 * Fields whose value a merge takes from the other case by default, because they are empty in the surviving
 * case.
 */
export const defaultTake = (survivor: CaseFields, other: CaseFields): MergeField[] =>
  differingFields(survivor, other).filter(field => isEmpty(survivor[field]));

/**
 * Fields whose value a merge takes from the registration by default, because the family's answers are newer.
 * A known name and known email addresses stay until somebody chooses: anybody can send a registration, and
 * reports go to these addresses.
 */
export const latestTake = (survivor: CaseFields, registration: CaseFields): MergeField[] =>
  differingFields(survivor, registration).filter(
    field => !isEmpty(registration[field]) && !replacesKnown(field, survivor, registration),
  );

function replacesKnown(field: MergeField, survivor: CaseFields, registration: CaseFields): boolean {
  if (field === 'fullName' || field === 'contactEmail') return !isEmpty(survivor[field]);
  if (!isFamily(field)) return false;
  const [known, sent] = [survivor[field]?.email ?? null, registration[field]?.email ?? null];
  return known !== null && sent !== null && known !== sent;
}

/** Returns the fields of a case after a merge. @param take fields whose value is taken from the other case */
export function mergedFields(
  survivor: CaseFields,
  other: CaseFields,
  take: readonly MergeField[],
  maxTags: number,
): CaseFields {
  const chosen = Object.fromEntries(
    mergeFields.map(field => {
      const [first, second] = take.includes(field) ? [other, survivor] : [survivor, other];
      return [field, isFamily(field) ? completed(first[field], second[field]) : first[field]];
    }),
  ) as unknown as CaseFields;
  const tags = [...new Set([...survivor.tags, ...other.tags])].slice(0, maxTags);
  return { ...chosen, tags, otherName: otherNameOf(chosen, [survivor, other]) };
}

const isFamily = (field: MergeField): field is FamilyKind =>
  (familyKinds as readonly MergeField[]).includes(field);

type Relative = CaseFields[FamilyKind];

/**
 * Fills empty fields of a parent or guardian with values from the other case, so that a merge loses no
 * contact. Guardians with different names are not combined, because they may be two people.
 */
function completed(chosen: Relative, other: Relative): Relative {
  if (chosen === null || other === null) return chosen;
  const mayBeAnother = 'relationship' in chosen && chosen.name !== other.name;
  if (mayBeAnother && chosen.name !== null && other.name !== null) return chosen;
  const { title, name, email, mobile } = other;
  const missing = Object.entries({ title, name, email, mobile }).filter(([part]) =>
    isEmpty(chosen[part as keyof typeof chosen]),
  );
  return { ...chosen, ...Object.fromEntries(missing) };
}

/** Puts names that were not chosen into `otherName`, so that a search for them still finds the child. */
function otherNameOf(chosen: CaseFields, both: readonly CaseFields[]): string | null {
  const known = both.flatMap(({ fullName, otherName }) => [fullName, otherName]);
  const names = [chosen.otherName, ...known]
    .filter(name => name !== null)
    .filter(name => name !== chosen.fullName);
  const kept = [...new Set(names)].reduce((line, name) => {
    if (line.includes(name)) return line;
    const longer = line === '' ? name : `${line} / ${name}`;
    return [...longer].length <= longestLine ? longer : line;
  }, '');
  return kept === '' ? null : kept;
}

const isEmpty = (value: unknown) => value === null || value === '';
