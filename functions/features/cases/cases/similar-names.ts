import { spokenWords } from '../../../platform/search/search-words.ts';
import { editDistance } from './search/edit-distance.ts';

interface Named {
  fullName: string;
  otherName: string | null;
}

const lettersPerTypo = 6;

/**
 * Whether two names may belong to the same child. They may differ in simplified or traditional characters,
 * the order of words, one missing or additional word, or a typo. Siblings with the same surname do not match.
 */
export function areSimilar(one: Named, other: Named): boolean {
  return namesOf(one).some(mine => namesOf(other).some(theirs => isSimilarName(mine, theirs)));
}

/** Cache of `namesOf`, because each child of a list is compared with many others. */
const knownNames = new WeakMap<Named, string[][]>();

/** Returns each name of a child as words: pinyin for Han characters, otherwise folded letters. */
function namesOf(named: Named): string[][] {
  const known = knownNames.get(named);
  if (known) return known;
  const names = [named.fullName, named.otherName ?? ''].map(spokenWords).filter(words => words.length > 0);
  knownNames.set(named, names);
  return names;
}

function isSimilarName(mine: string[], theirs: string[]): boolean {
  const [shorter, longer] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
  if (shorter.length > 1 && shorter.every(word => longer.includes(word))) return true;
  return (
    isWithinEditDistance(mine.join(''), theirs.join('')) ||
    isWithinEditDistance(mine.toSorted().join(''), theirs.toSorted().join(''))
  );
}

function isWithinEditDistance(a: string, b: string): boolean {
  const typos = Math.floor(Math.min(a.length, b.length) / lettersPerTypo);
  return Math.abs(a.length - b.length) <= typos && editDistance(a, b) <= typos;
}
