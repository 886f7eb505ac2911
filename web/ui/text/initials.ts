import { isCompoundSurname } from '../../../shared/core/chinese/compound-surnames.ts';

const han = /\p{Script=Han}/gu;

/**
 * Initials of a person: the last two Han characters, which are the given name as a rule; one, if the name
 * begins with a surname of two. Otherwise two letters.
 */
export function initialsOf(name: string): string {
  const characters = name.match(han) ?? [];
  if (characters.length === 0) return lettersOf(name);
  const hasOneGiven = characters.length === 3 && isCompoundSurname(characters.slice(0, 2).join(''));
  return characters.slice(hasOneGiven ? -1 : -2).join('');
}

/** Initials of an organisation: the first two Han characters, otherwise two letters. */
export function organizationInitials(name: string): string {
  const characters = name.match(han) ?? [];
  return characters.length > 0 ? characters.slice(0, 2).join('') : lettersOf(name);
}

function lettersOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(word => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map(word => ([...word][0] ?? '').toUpperCase())
    .join('');
}
