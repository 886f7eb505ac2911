import type { ScoredChild } from '../../../../functions/features/cases/duplicates/score-pair.ts';

const nobody: ScoredChild = {
  fullName: '',
  otherName: null,
  birthDate: null,
  gender: null,
  contactEmail: null,
  mobile: null,
  father: null,
  mother: null,
  guardian: null,
};
const genders = { m: 'male', f: 'female' } as const;

/**
 * Parses a child in the format `name (other name); birthday; m or f; contacts`. Contacts are the child's or a
 * parent's.
 */
function readChild(text: string): ScoredChild {
  const [name = '', birthDate = '', gender = '', ...contacts] = text.split(';').map(part => part.trim());
  const [, fullName = name, otherName = null] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  const child: ScoredChild = {
    ...nobody,
    fullName,
    otherName,
    birthDate: birthDate || null,
    gender: gender === 'm' || gender === 'f' ? genders[gender] : null,
  };
  for (const contact of contacts) {
    const [, parent, value = ''] = /^(?:(mother|father) )?(.*)$/.exec(contact) ?? [];
    const isPhone = value.startsWith('+');
    if (parent === 'mother' || parent === 'father') {
      child[parent] = {
        title: null,
        name: null,
        email: isPhone ? null : value,
        mobile: isPhone ? value : null,
      };
    } else if (isPhone) child.mobile = value;
    else child.contactEmail = value;
  }
  return child;
}

/** Parses texts with pairs of children, each of one kind. A line of a text is a pair: `child = child`. */
export function readPairs(table: Record<string, string>) {
  return Object.entries(table).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [one = '', other = ''] = line.split(' = ');
        return { kind, line, one: readChild(one), other: readChild(other) };
      }),
  );
}
