import { spokenWords, writtenWords } from '../../../platform/search/search-words.ts';

interface Named {
  fullName: string;
  otherName: string | null;
}

const han = /\p{Script=Han}/u;

/**
 * Whether a name from another source is the full or other name of a child. A Han name must have the same
 * characters, simplified or traditional; the same sound is not enough. A romanised name is compared with the
 * pinyin of a Han name. Words can be in any order, but all must be present.
 */
export function hasName(child: Named, name: string): boolean {
  return [child.fullName, child.otherName].some(own => own !== null && isSameName(own, name));
}

function isSameName(one: string, other: string): boolean {
  if (han.test(one) && han.test(other)) return writtenWords(one).join('') === writtenWords(other).join('');
  const [mine, theirs] = [spokenWords(one), spokenWords(other)];
  if (mine.length === 0 || theirs.length === 0) return false;
  return mine.toSorted().join(' ') === theirs.toSorted().join(' ') || isRotated(mine, theirs.join(''));
}

/**
 * Whether the words form the name: surname first or last, given name in separate or joined syllables (陈小明,
 * Xiaoming Chen).
 */
function isRotated(words: string[], joined: string): boolean {
  return words.some((_, from) => [...words.slice(from), ...words.slice(0, from)].join('') === joined);
}
