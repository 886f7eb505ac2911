import { foldedNumber } from '../keys.ts';
import { judgeMatch, type ListedChild } from './judge-match.ts';
import { sortName } from './search/search-words.ts';

/** Earlier children of a list that a child certainly is, or may be, by their places in it. */
export interface Repeat {
  certain: number | undefined;
  likely: number[];
}

/** Most earlier children that are named, and that are compared: the last ones of a birthday, name or file number. */
const maxNamed = 5;
const maxCompared = 30;

/** Holds each child of a list against the earlier ones. Undefined where it is like none of them, or not known. */
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

/** Children without one of these in common are not alike. */
function keysOf({ fullName, otherName, birthDate, fileNumber }: ListedChild): string[] {
  return [
    ...(birthDate ? [`day ${birthDate}`] : []),
    ...(fileNumber ? [`number ${foldedNumber(fileNumber)}`] : []),
    ...[fullName, otherName ?? ''].flatMap(name => (name === '' ? [] : [`name ${lettersOf(name)}`])),
  ];
}

/** The letters of a name in an order of their own, as its words may stand in any. */
const lettersOf = (name: string) => [...sortName(name).replaceAll(/[^\p{L}\p{N}]+/gu, '')].sort().join('');
