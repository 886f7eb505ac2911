import { spokenWords } from '../../../../platform/search/search-words.ts';
import { editDistance } from './edit-distance.ts';

/** Maximum typos in a search text. Two swapped letters are one typo. */
const maxTypos = 2;
/** Longer texts are not compared, because the time grows with the square of their length. */
const [maxWords, maxLetters] = [8, 40];

/** Whether a search text may be a misspelt name: a word is long enough for a typo, and the text is short. */
export const canBeMisspelt = (words: readonly string[]): boolean =>
  words.some(word => typosAllowed(word) > 0) &&
  words.length <= maxWords &&
  words.join('').length <= maxLetters;

/**
 * Prefixes by which the search index is queried for names close to a search text. A word with the first
 * letter of the next word matches few names, and finds names with a typo in a later word. The beginning of
 * the last word finds names with a typo in an earlier word.
 */
export function beginningsNear(words: readonly string[]): string[] {
  const last = [...(words.at(-1) ?? '')];
  const others = words.slice(0, -1).map((word, at) => word + ([...(words[at + 1] ?? '')][0] ?? ''));
  const half = words.length === 1 ? [last.slice(0, Math.ceil(last.length / 2)).join('')] : [];
  return [...new Set([...half, ...others, last.slice(0, last.length > 3 ? 2 : 1).join('')])];
}

/**
 * Number of typos when the words of a search text are compared with the beginnings of a name's words;
 * undefined if there are too many.
 */
export function typosIn(words: readonly string[], name: string): number | undefined {
  const own = joinedRuns(spokenWords(name).slice(0, maxWords));
  let sum = 0;
  for (const word of words) {
    sum += Math.min(...own.map(candidate => typosOf(word, candidate)), maxTypos + 1);
    if (sum > maxTypos) return undefined;
  }
  return sum;
}

/** Each run of consecutive words, joined: siu ming has the runs siu, siuming and ming. */
const joinedRuns = (words: string[]): string[] =>
  words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')),
  );

function typosOf(word: string, candidate: string): number {
  if (candidate.startsWith(word)) return 0;
  if (Math.abs(word.length - candidate.length) > maxTypos) return Number.POSITIVE_INFINITY;
  const distance = editDistance(word, candidate);
  const typos = distance === 2 && isSameLetters(word, candidate) ? 1 : distance;
  return typos <= typosAllowed(word) ? typos : Number.POSITIVE_INFINITY;
}

const isSameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

/** Maximum typos in a word; 0 for one or two letters, because they would match every short name. */
const typosAllowed = ({ length }: string) => (length < 3 ? 0 : length < 6 ? 1 : maxTypos);
