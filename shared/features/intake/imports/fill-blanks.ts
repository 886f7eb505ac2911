import type { Case } from '../../cases/cases/schema.ts';
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
/** Filled in together, or not at all. */
const genders: readonly (typeof plainFields)[number][] = ['gender', 'genderText'];
const parentFields = ['title', 'name', 'email', 'mobile'] as const;
const parents = ['father', 'mother'] as const;
const noParent = { title: null, name: null, email: null, mobile: null };

type Changes = Partial<ImportedChild>;

/** The values of a row for blank fields of a case, and the paths of these fields. Existing values stay. */
export function fillBlanks(record: Case, child: ImportedChild): { changes: Changes; filled: string[] } {
  const hasGender = record.gender !== null || record.genderText !== null;
  const plain = plainFields.filter(
    name => record[name] === null && child[name] !== null && !(hasGender && genders.includes(name)),
  );
  const withTags = record.tags.length === 0 && child.tags.length > 0;
  const blanksOf = (who: (typeof parents)[number]) =>
    parentFields.filter(name => child[who]?.[name] && !record[who]?.[name]);
  const filledParents = parents.filter(who => blanksOf(who).length > 0);
  const parentOf = (who: (typeof parents)[number]) => ({
    ...(record[who] ?? noParent),
    ...Object.fromEntries(blanksOf(who).map(name => [name, child[who]?.[name] ?? null])),
  });
  return {
    changes: {
      ...(Object.fromEntries(plain.map(name => [name, child[name]])) as Changes),
      ...(withTags && { tags: child.tags }),
      ...(Object.fromEntries(filledParents.map(who => [who, parentOf(who)])) as Changes),
    },
    filled: [
      ...plain,
      ...(withTags ? ['tags'] : []),
      ...filledParents.flatMap(who => blanksOf(who).map(name => `${who}.${name}`)),
    ],
  };
}

/** Changes that make the filled fields blank again. */
export function blankAgain(record: Case, filled: readonly string[]): Changes {
  const parentOf = (who: (typeof parents)[number]) => {
    const left = { ...(record[who] ?? noParent) };
    for (const name of parentFields) if (filled.includes(`${who}.${name}`)) left[name] = null;
    return Object.values(left).some(Boolean) ? left : null;
  };
  const touched = parents.filter(who => filled.some(path => path.startsWith(`${who}.`)));
  return {
    ...(Object.fromEntries(
      plainFields.filter(name => filled.includes(name)).map(name => [name, null]),
    ) as Changes),
    ...(filled.includes('tags') && { tags: [] }),
    ...(Object.fromEntries(touched.map(who => [who, parentOf(who)])) as Changes),
  };
}
