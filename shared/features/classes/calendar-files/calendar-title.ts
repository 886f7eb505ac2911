const han = /\p{Script=Han}/u;
/** Maximum number of children whose initials a title shows; an ellipsis stands for the others. */
const maxInitials = 4;

/**
 * First character of a Chinese name, otherwise the initials: a calendar outside the product must not show
 * full names.
 */
export function initialsOf(name: string): string {
  const first = [...name].find(character => han.test(character));
  if (first) return `${first}○`;
  const words = name.split(/[\s-]+/).filter(word => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map(word => ([...word][0] ?? '').toUpperCase())
    .join('');
}

interface Titled {
  classes: readonly { name: string }[];
  cases: readonly { fullName: string }[];
}

/**
 * Title of a session in a calendar outside the product: the names of its classes, or the initials of its
 * children. The title that a user typed is never shown, because it may name a child.
 */
export function calendarTitle({ classes, cases }: Titled, words: { and: string; unnamed: string }): string {
  if (classes.length > 0) return classes.map(({ name }) => name).join(words.and);
  const initials = cases.flatMap(({ fullName }) => initialsOf(fullName) || []);
  if (initials.length === 0) return words.unnamed;
  const shown = initials.slice(0, maxInitials).join(words.and);
  return initials.length > maxInitials ? `${shown}…` : shown;
}
