import { readingsOf, readingsOfCharacter, writtenWords } from '../../../platform/search/search-words.ts';
import { hasName } from '../cases/same-names.ts';
import { areSimilar } from '../cases/similar-names.ts';
import { syllabify } from './romanisations.ts';

export interface Named {
  fullName: string;
  otherName: string | null;
}

export type NameLikeness = 'same' | 'sounds' | 'slip' | 'initials' | 'other';

type Syllables = ReadonlySet<string>[];

const order: NameLikeness[] = ['same', 'sounds', 'slip', 'initials', 'other'];
const han = /\p{Script=Han}/u;
const maxReadings = 24;
const lettersPerSlip = 6;
const lettersPerWordSlip = 3;
/** Minimum letters of the short form of a name, such as Ben or Sam. */
const lettersOfShortName = 3;
/** Names with more words than this, and Han words with more characters, are not compared word by word. */
const maxWords = 8;

export function compareNames(one: Named, other: Named): NameLikeness {
  const pairs = namesOf(one).flatMap(mine => namesOf(other).map(theirs => [mine, theirs] as const));
  const found = pairs.map(([mine, theirs]) => compare(mine, theirs));
  const best = order.find(likeness => found.includes(likeness)) ?? 'other';
  return best === 'same' && isWrittenOtherwise(one, other) ? 'sounds' : best;
}

/**
 * Whether both children have Han names, but no Han name in common. If so, they are different children even if
 * their romanised names are equal.
 */
function isWrittenOtherwise(one: Named, other: Named): boolean {
  const [mine, theirs] = [hanNames(one), hanNames(other)];
  return mine.length > 0 && theirs.length > 0 && !mine.some(name => theirs.includes(name));
}

const namesOf = ({ fullName, otherName }: Named) =>
  [fullName, otherName].flatMap(name => (name ? [name] : []));
const hanNames = (named: Named) =>
  namesOf(named).flatMap(name => (han.test(name) ? [writtenWords(name).join('')] : []));

function compare(one: string, other: string): NameLikeness {
  const areBothHan = han.test(one) && han.test(other);
  const areBothInLetters = !han.test(one) && !han.test(other);
  if ((areBothHan || areBothInLetters) && hasName(named(one), other)) return 'same';
  if (soundsSame(one, other)) return 'sounds';
  if (areBothHan) return isOneCharacterApart(one, other) ? 'slip' : 'other';
  if (areSimilar(named(one), named(other)) || areSlipApart(one, other) || isPartOf(one, other)) return 'slip';
  return haveSameInitials(one, other) ? 'initials' : 'other';
}

const named = (fullName: string): Named => ({ fullName, otherName: null });

/**
 * Pronunciations of a name, each as a list of syllables. A word that is not Chinese counts as one syllable.
 */
function readingsAsSyllables(name: string): Syllables[] {
  const words = writtenWords(name.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ''));
  if (words.length > maxWords || words.some(word => han.test(word) && [...word].length > maxWords)) return [];
  const options = words.map((word): Syllables[] => {
    if (han.test(word)) return readingsOf(word).map(sounds => soundsOf(word, sounds));
    const found = syllabify(word);
    return found.length > 0 ? found : [[new Set([word])]];
  });
  return options
    .reduce<Syllables[]>(
      (all, next) => all.flatMap(one => next.map(two => [...one, ...two])).slice(0, maxReadings),
      [[]],
    )
    .filter(reading => reading.length > 1);
}

/**
 * Possible sounds of each character of a word. A character may have several pronunciations (柏 is bǎi or bó),
 * and a family may use any of them.
 */
const soundsOf = (word: string, sounds: readonly string[]): Syllables =>
  [...word].map((character, at) => new Set([sounds[at] ?? '', ...readingsOfCharacter(character)]));

/** Whether two names sound the same. The surname may be first or last. */
function soundsSame(one: string, other: string): boolean {
  const theirs = readingsAsSyllables(other);
  return readingsAsSyllables(one).some(mine =>
    theirs.some(
      reading =>
        reading.length === mine.length && rotationsOf(mine).some(turned => areEqual(turned, reading)),
    ),
  );
}

/**
 * Whether the longer name contains all syllables and words of the shorter name, in any order: `Jason Chan`
 * and `陳大文 Jason`.
 */
function isPartOf(one: string, other: string): boolean {
  const readings = readingsAsSyllables(other);
  return readingsAsSyllables(one).some(mine =>
    readings.some(theirs => {
      const [shorter, longer] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine];
      return holdsAll(longer, shorter);
    }),
  );
}

function holdsAll(longer: Syllables, shorter: Syllables): boolean {
  const left = [...longer];
  return shorter.every(sounds => {
    const at = left.findIndex(other => [...sounds].some(sound => other.has(sound)));
    return at >= 0 && left.splice(at, 1).length === 1;
  });
}

const rotationsOf = <Part>(parts: readonly Part[]) =>
  parts.map((_, from) => [...parts.slice(from), ...parts.slice(0, from)]);
const areEqual = (one: Syllables, other: Syllables) =>
  one.every((sounds, at) => [...sounds].some(sound => other[at]?.has(sound)));

/**
 * Whether two Han names with the same surname differ in one character of the given name. Twins often have
 * such names, so the result counts as a typing mistake at most.
 */
function isOneCharacterApart(one: string, other: string): boolean {
  const [mine, theirs] = [writtenWords(one).join(''), writtenWords(other).join('')];
  const [a, b] = [[...mine], [...theirs]];
  if (a[0] !== b[0]) return false;
  if (a.length === b.length)
    return a.length > 2 && a.filter((letter, at) => letter !== b[at]).length === 1 && soundNear(a, b);
  return Math.abs(a.length - b.length) === 1 && Math.min(a.length, b.length) > 1 && isSubsequence(a, b);
}

/** Whether the first characters in which two names differ sound similar and may be confused. */
function soundNear(a: string[], b: string[]): boolean {
  const at = a.findIndex((letter, index) => letter !== b[index]);
  const [mine, theirs] = [a[at] ?? '', b[at] ?? ''].map(letter => readingsOf(letter).flat());
  return (mine ?? []).some(one =>
    (theirs ?? []).some(two => one.slice(0, 2) === two.slice(0, 2) || one.slice(-2) === two.slice(-2)),
  );
}

function isSubsequence(a: string[], b: string[]): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  let at = 0;
  for (const letter of longer) if (letter === shorter[at]) at++;
  return at === shorter.length;
}

/**
 * Whether a typing mistake explains the difference between two names: two neighbouring letters swapped, or
 * one mistake in each word. False for very short names.
 */
function areSlipApart(one: string, other: string): boolean {
  if (han.test(one) || han.test(other)) return false;
  const [mine, theirs] = [writtenWords(one), writtenWords(other)];
  const [a, b] = [mine.join(''), theirs.join('')];
  if (Math.min(a.length, b.length) < lettersPerSlip) return false;
  if (isDisplaced(a, b)) return true;
  return (
    mine.length === theirs.length &&
    mine.length <= maxWords &&
    rotationsOf(mine).some(turned => turned.every((word, at) => areWordsSlipApart(word, theirs[at] ?? '')))
  );
}

/**
 * Whether two words are equal, or differ by one missing letter or two swapped letters. False if both words
 * are romanised Chinese syllables, such as `Tsz` and `Tsk`.
 */
function areWordsSlipApart(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < lettersPerWordSlip || [one, other].every(word => syllabify(word).length > 0))
    return false;
  if (shorter.length < longer.length)
    return longer.length - shorter.length === 1 && isSubsequence([...shorter], [...longer]);
  return isDisplaced(one, other);
}

function isDisplaced(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].flatMap((letter, index) => (letter === b[index] ? [] : [index]));
  const [first = 0, second = 0] = at;
  return at.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}

/**
 * Whether two names share a whole word, and the remaining words of one name are the beginnings of the
 * remaining words of the other: `Chan S. M.` and `Chan Siu Ming`, `Will Chan` and `William Chan`.
 */
function haveSameInitials(one: string, other: string): boolean {
  const [mine, theirs] = [writtenWords(one), writtenWords(other)];
  if (mine.length < 2 || mine.length !== theirs.length || mine.length > maxWords) return false;
  if (!mine.some(word => word.length > 1 && theirs.includes(word))) return false;
  return rotationsOf(mine).some(turned => turned.every((word, at) => isBeginning(word, theirs[at] ?? '')));
}

function isBeginning(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (!longer.startsWith(shorter)) return false;
  return shorter.length === 1 || (shorter.length >= lettersOfShortName && syllabify(longer).length === 0);
}
