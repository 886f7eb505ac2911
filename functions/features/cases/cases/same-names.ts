import { foldText } from '../../../platform/search/fold-text.ts';
import { sortName } from '../../../platform/search/search-words.ts';

interface Named {
  fullName: string;
  otherName: string | null;
}

const han = /\p{Script=Han}/u;
const notLetters = /[^\p{L}\p{N}]+/u;

/**
 * Whether a name from another source is the full or other name of a child. A Han name must have the same
 * characters, simplified or traditional; the same sound is not enough. A romanised name is compared with the
 * pinyin of a Han name. Words can be in any order, but all must be present.
 */
export function hasName(child: Named, name: string): boolean {
  return [child.fullName, child.otherName].some(own => own !== null && isSameName(own, name));
}

function isSameName(one: string, other: string): boolean {
  if (han.test(one) && han.test(other)) return lettersOf(one) === lettersOf(other);
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  if (mine.length === 0 || theirs.length === 0) return false;
  return mine.toSorted().join(' ') === theirs.toSorted().join(' ') || isRotated(mine, theirs.join(''));
}

const lettersOf = (name: string) => foldText(name).split(notLetters).join('');
const wordsOf = (name: string) => sortName(name).split(notLetters).filter(Boolean);

/**
 * Whether the words form the name: surname first or last, given name in separate or joined syllables (陈小明,
 * Xiaoming Chen).
 */
function isRotated(words: string[], joined: string): boolean {
  return words.some((_, from) => [...words.slice(from), ...words.slice(0, from)].join('') === joined);
}
