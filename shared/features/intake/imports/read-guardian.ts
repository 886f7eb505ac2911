import type { ImportedChild } from './schema.ts';

type Guardian = NonNullable<ImportedChild['guardian']>;
type Relationship = 'mother' | 'father' | Guardian['relationship'];

const words: [Relationship, RegExp][] = [
  ['grandparent', /grand|^(?:nan|nana|granny|gran)$|祖|外公|外婆|爷爷|爺爺|奶奶|姥|阿公|阿嬷|阿嬤|嫲嫲/],
  ['mother', /^(?:mother|mum|mom|mummy|mommy|mam|m)$|^(?:母|妈|媽)/],
  ['father', /^(?:father|dad|daddy|papa|f)$|^(?:父|爸)(?![母妈媽])/],
  ['guardian', /^$|guardian|carer|^parents?$|监护|監護|家长|家長|父母|爸妈|爸媽/],
];

/** What a word of a list says that a guardian is to the child. */
function relationshipOf(text: string): Relationship {
  const word = text.normalize('NFKC').trim().toLowerCase();
  return words.find(([, known]) => known.test(word))?.[0] ?? 'other';
}

type Person = Omit<Guardian, 'relationship'>;
type Family = Pick<ImportedChild, 'mother' | 'father' | 'guardian'>;

const fold = (name: string | null | undefined) => (name ?? '').toLowerCase();

/** The family of a row. A guardian whose relationship says so is a parent, unless that one is somebody else. */
export function familyIn(
  { mother, father }: Pick<Family, 'mother' | 'father'>,
  person: Person | null,
  relationship: string,
): Family & { movedTo: 'mother' | 'father' | null } {
  const family = { mother, father, guardian: null, movedTo: null };
  if (!person) return family;
  const kind = relationshipOf(relationship);
  if (kind !== 'mother' && kind !== 'father')
    return { ...family, guardian: { ...person, relationship: kind } };
  const parent = family[kind];
  if (parent?.name && person.name && fold(parent.name) !== fold(person.name))
    return { ...family, guardian: { ...person, relationship: 'other' } };
  const { title, name, email, mobile } = parent ?? { title: null, name: null, email: null, mobile: null };
  const joined = {
    title,
    name: name ?? person.name,
    email: email ?? person.email,
    mobile: mobile ?? person.mobile,
  };
  return { ...family, [kind]: joined, movedTo: kind };
}
