import type { ListPurpose } from '../../../../shared/features/organizations/members/schema.ts';

const han = /\p{Script=Han}/u;

/** Loads the dictionaries of Chinese on first use. */
const searchWords = () => import('../../../platform/search/search-words.ts');

/** Adds the search words of each member to a list that was requested for a search. */
export async function withSearchWords<Row extends { fullName: string }>(
  rows: readonly Row[],
  purpose: ListPurpose,
): Promise<(Row & { searchWords?: string[] })[]> {
  if (purpose !== 'search') return [...rows];
  const { spelledWordsOfName } = await searchWords();
  return rows.map(row => ({ ...row, searchWords: spelledWordsOfName(row.fullName) }));
}

/** Returns a function that tells whether a text is part of a name, or finds a Chinese name as a search would. */
export async function nameFinder(text: string): Promise<(fullName: string) => boolean> {
  const typed = text.toLowerCase();
  if (typed === '') return () => true;
  const { hasWords, queryWords, wordsOfName } = await searchWords();
  const words = queryWords(text);
  const isFound = (name: string) => words.length > 0 && hasWords(wordsOfName(name), words);
  return fullName => fullName.toLowerCase().includes(typed) || (han.test(fullName) && isFound(fullName));
}
