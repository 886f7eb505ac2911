import { foldedNumber } from '../../keys.ts';
import { sortName } from '../search/search-words.ts';
import { judgeMatch, type ListedChild } from './judge-match.ts';

/** Positions of earlier list entries that are certainly or possibly the same child. */
export interface Repeat {
  certain: number | undefined;
  likely: number[];
}

/**
 * Maximum number of earlier children of the list that are reported as possible repeats of a child
 * (`maxNamed`), and that are compared with a child (`maxCompared`: the latest ones).
 */
const maxNamed = 5;
const maxCompared = 30;

/**
 * Compares each child of a list with the earlier ones. Undefined for a child without repeats or without data.
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

/** Comparison keys. Children are compared only if they share one of them. */
function keysOf({ fullName, otherName, birthDate, fileNumber }: ListedChild): string[] {
  return [
    ...(birthDate ? [`day ${birthDate}`] : []),
    ...(fileNumber ? [`number ${foldedNumber(fileNumber)}`] : []),
    ...[fullName, otherName ?? ''].flatMap(name => (name === '' ? [] : [`name ${lettersOf(name)}`])),
  ];
}

/** The letters of a name in sorted order, because the words of the name may be in any order. */
const lettersOf = (name: string) => [...sortName(name).replaceAll(/[^\p{L}\p{N}]+/gu, '')].sort().join('');
