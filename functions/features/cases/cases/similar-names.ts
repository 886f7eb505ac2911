import { sortName } from './search-words.ts';

interface Named {
  fullName: string;
  otherName: string | null;
}

/** A slip of the pen is one letter in so many. */
const lettersPerTypo = 6;

/**
 * Whether two children may bear one name: in either script, in any order of its words, with a word
 * more or less, or with a slip of the pen. Siblings who share a surname are not alike.
 */
export function areSimilar(one: Named, other: Named): boolean {
  return namesOf(one).some(mine => namesOf(other).some(theirs => isSimilarName(mine, theirs)));
}

/** Each name as the sounds it is made of. */
function namesOf({ fullName, otherName }: Named): string[][] {
  return [fullName, otherName ?? '']
    .map(name =>
      sortName(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    )
    .filter(words => words.length > 0);
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
  return editDistance(a, b) <= Math.floor(Math.min(a.length, b.length) / lettersPerTypo);
}

/** Letters to add, drop or replace until one text is the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
