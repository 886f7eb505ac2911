import { spokenWords } from '../../../../platform/search/search-words.ts';
import { foldedNumber } from '../../keys.ts';
import { judgeMatch, type ListedChild } from './judge-match.ts';

export interface Repeat {
  certain: number | undefined;
  likely: number[];
}

/**
 * `maxNamed` is the maximum number of earlier children reported as possibly the same child. `maxCompared` is
 * the maximum number of earlier children, the latest ones, with whom a child is compared.
 */
const maxNamed = 5;
const maxCompared = 30;

/**
 * Finds children who are in a list more than once. The result has an entry for each child; the entry is
 * undefined if no earlier child in the list may be the same.
 */
export function findRepeats(children: readonly (ListedChild | undefined)[]): (Repeat | undefined)[] {
  const places = new Map<string, number[]>();
  return children.map((child, at) => {
    if (!child) return undefined;
    const keys = keysOf(child);
    const earlier = [...new Set(keys.flatMap(key => places.get(key) ?? []))].sort((a, b) => a - b);
    for (const key of keys) add(places, key, at);
    return repeatOf(child, earlier, children);
  });
}

function repeatOf(
  child: ListedChild,
  earlier: readonly number[],
  children: readonly (ListedChild | undefined)[],
): Repeat | undefined {
  const likely: number[] = [];
  for (const place of earlier) {
    const other = children[place];
    const match = other && judgeMatch(child, other);
    if (match === 'certain') return { certain: place, likely: [] };
    if (match === 'likely' && likely.length < maxNamed) likely.push(place);
  }
  return likely.length > 0 ? { certain: undefined, likely } : undefined;
}

function add(places: Map<string, number[]>, key: string, at: number): void {
  places.set(key, [...(places.get(key) ?? []).slice(1 - maxCompared), at]);
}

/** Comparison keys. Children are compared only if they share one of these keys. */
function keysOf({ fullName, otherName, birthDate, fileNumber }: ListedChild): string[] {
  return [
    ...(birthDate ? [`day ${birthDate}`] : []),
    ...(fileNumber ? [`number ${foldedNumber(fileNumber)}`] : []),
    ...[fullName, otherName ?? ''].flatMap(name => (name === '' ? [] : [`name ${lettersOf(name)}`])),
  ];
}

/** The letters of a name in alphabetical order, so that the order of its words does not matter. */
const lettersOf = (name: string) => [...spokenWords(name).join('')].sort().join('');
