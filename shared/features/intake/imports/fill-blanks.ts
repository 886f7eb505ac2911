import type { FamilyKind } from '../../cases/cases/family.schema.ts';
import type { Case } from '../../cases/cases/schema.ts';
import { isSameDetail, isSameParent, personDetails } from './same-parent.ts';
import type { ImportedChild } from './schema.ts';

const plainFields = [
  'otherName',
  'birthDate',
  'gender',
  'genderText',
  'fileNumber',
  'contactEmail',
  'mobile',
  'address',
  'country',
  'postalCode',
  'school',
  'grade',
] as const;
/** Fields about gender. A row fills both of them or neither. */
const genders: readonly (typeof plainFields)[number][] = ['gender', 'genderText'];
const personFields = ['title', 'name', 'email', 'mobile'] as const;
const family: readonly FamilyKind[] = ['father', 'mother', 'guardian'];

/** A blank family member; a guardian has the relationship that the row gives. */
const blankOf = (who: FamilyKind, child: ImportedChild) => ({
  ...{ title: null, name: null, email: null, mobile: null },
  ...(who === 'guardian' && { relationship: child.guardian?.relationship ?? 'guardian' }),
});

/**
 * Whether a case and a row of the file name different people as the same family member, such as the mother.
 * If so, the row fills no field of this family member. A guardian without a name is recognised by email
 * address or phone number.
 */
function isOther(who: FamilyKind, record: Case, child: ImportedChild): boolean {
  const [own, read] = [record[who], child[who]];
  if (!own || !read || !personDetails.some(detail => own[detail])) return false;
  if (own.name && read.name) return !isSameParent(own.name, read.name);
  return who === 'guardian' && !personDetails.some(detail => isSameDetail(detail, own[detail], read[detail]));
}

/** Family members for whom the row may name a different person than the case. */
export const otherPeople = (record: Case, child: ImportedChild): FamilyKind[] =>
  family.filter(who => isOther(who, record, child));

type Changes = Partial<ImportedChild>;

/**
 * Values of a row that fill blank fields of a case, with their paths. Existing values of the case are kept.
 */
export function fillBlanks(record: Case, child: ImportedChild): { changes: Changes; filled: string[] } {
  const hasGender = record.gender !== null || record.genderText !== null;
  const plain = plainFields.filter(
    name => record[name] === null && child[name] !== null && !(hasGender && genders.includes(name)),
  );
  const withTags = record.tags.length === 0 && child.tags.length > 0;
  const blanksOf = (who: FamilyKind) =>
    isOther(who, record, child)
      ? []
      : personFields.filter(name => child[who]?.[name] && !record[who]?.[name]);
  const filledMembers = family.filter(who => blanksOf(who).length > 0);
  const memberOf = (who: FamilyKind) => ({
    ...(record[who] ?? blankOf(who, child)),
    ...Object.fromEntries(blanksOf(who).map(name => [name, child[who]?.[name] ?? null])),
  });
  return {
    changes: {
      ...(Object.fromEntries(plain.map(name => [name, child[name]])) as Changes),
      ...(withTags && { tags: child.tags }),
      ...(Object.fromEntries(filledMembers.map(who => [who, memberOf(who)])) as Changes),
    },
    filled: [
      ...plain,
      ...(withTags ? ['tags'] : []),
      ...filledMembers.flatMap(who => blanksOf(who).map(name => `${who}.${name}`)),
    ],
  };
}

/** Changes that undo an import into a case: they make the fields blank that the import had filled. */
export function blankAgain(record: Case, filled: readonly string[]): Changes {
  const memberOf = (who: FamilyKind) => {
    const before = record[who];
    if (!before) return null;
    const left = { ...before };
    for (const name of personFields) if (filled.includes(`${who}.${name}`)) left[name] = null;
    return personFields.some(name => left[name]) ? left : null;
  };
  const touched = family.filter(who => filled.some(path => path.startsWith(`${who}.`)));
  return {
    ...(Object.fromEntries(
      plainFields.filter(name => filled.includes(name)).map(name => [name, null]),
    ) as Changes),
    ...(filled.includes('tags') && { tags: [] }),
    ...(Object.fromEntries(touched.map(who => [who, memberOf(who)])) as Changes),
  };
}
