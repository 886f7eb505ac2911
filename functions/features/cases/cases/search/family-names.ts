import { type Family, familyOf } from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { FoundBy } from '../../../../../shared/features/cases/cases/schema.ts';
import {
  hasWords,
  isAddressQuery,
  isNumberQuery,
  pinyinOf,
  queryWords,
  rotationsOf,
  shorten,
  soundsOfName,
  wordsOfName,
} from '../../../../platform/search/search-words.ts';

/** Minimum length of the longest word of a search text; shorter ones begin the names of too many parents. */
const minLetters = 3;

/**
 * Index entries of the names of parents and guardian, by which a search finds the child: the whole name in
 * pinyin and folded letters, beginning with each word (`mary smith`, `smith mary`). A name of more than three
 * words has entries for its first word and its last two.
 */
export function familyNameEntries(record: Family): string[] {
  const entries = familyOf(record).flatMap(({ name }) => {
    const words = soundsOfName(name ?? '');
    return rotationsOf(words).filter((_, from) => from === 0 || from >= words.length - 2);
  });
  return [...new Set(entries.map(words => shorten(words.join(' '))))];
}

/** Words of a search text that may be the name of a parent or guardian, the longest first; empty otherwise. */
export function familyNameWords(text: string): string[] {
  if (isAddressQuery(text) || isNumberQuery(text)) return [];
  const words = queryWords(text);
  const [longest = ''] = words.map(soundOf);
  return longest.length < minLetters ? [] : words;
}

export const soundOf = (word: string): string => pinyinOf(word) ?? word;

/** The parent or guardian whose name has all words, each as the beginning of a word of the name. */
export function memberOfFamilyNamed(record: Family, words: readonly string[]): FoundBy | undefined {
  for (const { kind, name } of familyOf(record)) {
    if (name && hasWords(wordsOfName(name), words)) return { kind, name };
  }
  return undefined;
}
