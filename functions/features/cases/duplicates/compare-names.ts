import { foldText } from '../cases/fold-text.ts';
import { hasName } from '../cases/same-names.ts';
import { readingsOf } from '../cases/search-words.ts';
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
const notLetters = /[^\p{L}\p{N}]+/u;
/** Most ways to read one name that are compared. */
const maxReadings = 24;
/** A name in letters is a slip away from another one by one letter in so many. */
const lettersPerSlip = 6;

/** The closest likeness of any name of one child with any name of another. */
export function compareNames(one: Named, other: Named): NameLikeness {
  const pairs = namesOf(one).flatMap(mine => namesOf(other).map(theirs => [mine, theirs] as const));
  const found = pairs.map(([mine, theirs]) => compare(mine, theirs));
  const best = order.find(likeness => found.includes(likeness)) ?? 'other';
  return best === 'same' && isWrittenOtherwise(one, other) ? 'sounds' : best;
}

/** Two children whose romanised names are the same are told apart by their characters. */
function isWrittenOtherwise(one: Named, other: Named): boolean {
  const [mine, theirs] = [hanNames(one), hanNames(other)];
  return mine.length > 0 && theirs.length > 0 && !mine.some(name => theirs.includes(name));
}

const namesOf = ({ fullName, otherName }: Named) =>
  [fullName, otherName].flatMap(name => (name ? [name] : []));
const hanNames = (named: Named) =>
  namesOf(named).flatMap(name => (han.test(name) ? [foldText(name).split(notLetters).join('')] : []));

function compare(one: string, other: string): NameLikeness {
  const areBothHan = han.test(one) && han.test(other);
  const areBothInLetters = !han.test(one) && !han.test(other);
  if ((areBothHan || areBothInLetters) && hasName(named(one), other)) return 'same';
  if (soundsSame(one, other)) return 'sounds';
  if (areBothHan) return isOneCharacterApart(one, other) ? 'slip' : 'other';
  if (areSimilar(named(one), named(other)) || areSlipApart(one, other)) return 'slip';
  return haveSameInitials(one, other) ? 'initials' : 'other';
}

const named = (fullName: string): Named => ({ fullName, otherName: null });
const lettersOf = (name: string) => foldText(name).split(notLetters).filter(Boolean);

/** Every way to read a name as syllables; a word of another language stands for itself. */
function readingsAsSyllables(name: string): Syllables[] {
  const words = lettersOf(name.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ''));
  const options = words.map((word): Syllables[] => {
    if (han.test(word)) return readingsOf(word).map(sounds => sounds.map(sound => new Set([sound])));
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

/** Surname first or last. */
function soundsSame(one: string, other: string): boolean {
  const theirs = readingsAsSyllables(other);
  return readingsAsSyllables(one).some(mine =>
    theirs.some(
      reading =>
        reading.length === mine.length && rotationsOf(mine).some(turned => areEqual(turned, reading)),
    ),
  );
}

const rotationsOf = (reading: Syllables) =>
  reading.map((_, from) => [...reading.slice(from), ...reading.slice(0, from)]);
const areEqual = (one: Syllables, other: Syllables) =>
  one.every((sounds, at) => [...sounds].some(sound => other[at]?.has(sound)));

/** In the given name, where the surname is the same. Twins often differ so: it is never more than a slip. */
function isOneCharacterApart(one: string, other: string): boolean {
  const [mine, theirs] = [lettersOf(one).join(''), lettersOf(other).join('')];
  const [a, b] = [[...mine], [...theirs]];
  if (a[0] !== b[0]) return false;
  if (a.length === b.length)
    return a.length > 2 && a.filter((letter, at) => letter !== b[at]).length === 1 && soundNear(a, b);
  return Math.abs(a.length - b.length) === 1 && Math.min(a.length, b.length) > 1 && isSubsequence(a, b);
}

/** Characters that look or sound alike are mistaken for each other; those that share nothing name another child. */
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

/** One letter added, left out, mistaken or displaced, in a name of more than a few letters. */
function areSlipApart(one: string, other: string): boolean {
  if (han.test(one) || han.test(other)) return false;
  const sorted = (name: string) => lettersOf(name).toSorted().join('');
  const joined = (name: string) => lettersOf(name).join('');
  return [sorted, joined].some(of => {
    const [a, b] = [of(one), of(other)];
    const least = Math.min(a.length, b.length);
    return least >= lettersPerSlip && isDisplaced(a, b);
  });
}

function isDisplaced(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].flatMap((letter, index) => (letter === b[index] ? [] : [index]));
  const [first = 0, second = 0] = at;
  return at.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}

/** `Chan S. M.` for `Chan Siu Ming`: a word that is written out in both, the others by their first letter. */
function haveSameInitials(one: string, other: string): boolean {
  const [mine, theirs] = [lettersOf(one), lettersOf(other)];
  if (![...mine, ...theirs].some(word => word.length === 1) || mine.length < 2) return false;
  const fits = (a: string, b: string) => a === b || ((a.length === 1 || b.length === 1) && a[0] === b[0]);
  if (mine.length !== theirs.length || !mine.some(word => word.length > 1 && theirs.includes(word)))
    return false;
  return mine.some((_, from) =>
    [...mine.slice(from), ...mine.slice(0, from)].every((word, at) => fits(word, theirs[at] ?? '')),
  );
}
