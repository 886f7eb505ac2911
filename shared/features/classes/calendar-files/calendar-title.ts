const han = /\p{Script=Han}/u;
/** Children who are named before a dot stands for the others. */
const maxInitials = 4;

/** Of a Chinese name the family name, of another one its first letters: what a calendar outside may show of a child. */
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
 * What a session is called in a calendar outside: its classes, else the initials of its children. What somebody
 * typed as its title may name a child, and stays behind.
 */
export function calendarTitle({ classes, cases }: Titled, words: { and: string; unnamed: string }): string {
  if (classes.length > 0) return classes.map(({ name }) => name).join(words.and);
  const initials = cases.flatMap(({ fullName }) => initialsOf(fullName) || []);
  if (initials.length === 0) return words.unnamed;
  const shown = initials.slice(0, maxInitials).join(words.and);
  return initials.length > maxInitials ? `${shown}…` : shown;
}
