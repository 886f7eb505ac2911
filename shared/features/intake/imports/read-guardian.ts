import { familyField } from './field-at.ts';
import type { ImportField } from './fields.ts';
import { isSameDetail, isSameParent, personDetails } from './same-parent.ts';
import type { ImportedChild } from './schema.ts';

type Guardian = NonNullable<ImportedChild['guardian']>;
type Relationship = 'mother' | 'father' | Guardian['relationship'];

const words: [Relationship, RegExp][] = [
  ['grandparent', /grand|^(?:nan|nana|granny|gran)$|祖|外公|外婆|爷爷|爺爺|奶奶|姥|阿公|阿嬷|阿嬤|嫲嫲/],
  ['mother', /^(?:mother|mum|mom|mummy|mommy|mam|m)$|^(?:母|妈|媽)/],
  ['father', /^(?:father|dad|daddy|papa|f)$|^(?:父|爸)(?![母妈媽])/],
  ['guardian', /^$|guardian|carer|^parents?$|监护|監護|家长|家長|父母|爸妈|爸媽/],
];

function relationshipOf(text: string): Relationship {
  const word = text.normalize('NFKC').trim().toLowerCase();
  return words.find(([, known]) => known.test(word))?.[0] ?? 'other';
}

type Person = Omit<Guardian, 'relationship'>;
type Family = Pick<ImportedChild, 'mother' | 'father' | 'guardian'>;

interface FamilyOfRow extends Family {
  /** Fields of a parent that were read from the guardian's columns. */
  inGuardianColumns: ImportField[];
  /** Whether the file calls the guardian mother or father, but that parent has another name in the file. */
  isApart?: true;
  /**
   * Values in the guardian's columns that are not imported, because they differ from those in the parent's
   * columns.
   */
  left: { field: ImportField; text: string }[];
}

/**
 * Builds the family of one row of a file. A guardian whose relationship is mother or father is stored as that
 * parent, unless that parent has another name in the file.
 */
export function familyIn(
  { mother, father }: Pick<Family, 'mother' | 'father'>,
  person: Person | null,
  relationship: string,
): FamilyOfRow {
  const family: FamilyOfRow = { mother, father, guardian: null, inGuardianColumns: [], left: [] };
  if (!person) return family;
  const kind = relationshipOf(relationship);
  if (kind !== 'mother' && kind !== 'father')
    return { ...family, guardian: { ...person, relationship: kind } };
  const parent = family[kind];
  if (parent?.name && person.name && !isSameParent(parent.name, person.name))
    return { ...family, guardian: { ...person, relationship: 'other' }, isApart: true };
  const given = personDetails.flatMap(part => {
    const text = person[part];
    return text ? [{ part, text, own: parent?.[part] ?? null }] : [];
  });
  const moved = given.filter(({ own }) => own === null);
  const joined = { title: null, name: null, email: null, mobile: null, ...parent };
  for (const { part, text } of moved) joined[part] = text;
  return {
    ...family,
    [kind]: joined,
    inGuardianColumns: moved.map(({ part }) => familyField(kind, part)),
    left: given
      .filter(({ part, text, own }) => own !== null && !isSameDetail(part, own, text))
      .map(({ part, text }) => ({ field: familyField('guardian', part), text })),
  };
}
