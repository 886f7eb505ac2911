import { isEach, isFull } from '../is-full.ts';
import { sampleOffset } from '../seed.ts';

/**
 * What runs at this commit: one of so many items in turn, from an offset that depends on the seed. With
 * `--full` and `--each` all of them.
 */
export function sampleInTurn<Item>(name: string, every: number, items: readonly Item[]): Item[] {
  const offset = sampleOffset(name);
  return items.filter((_, index) => isFull || isEach || (offset + index) % every === 0);
}

/** Whether it is the turn of what has this name, at one commit of so many; always with `--full` and `--each`. */
export const isTurnOf = (name: string, every: number): boolean =>
  isFull || isEach || sampleOffset(name) % every === 0;

/** As many items in turn as a run can afford however many there are; with `--full` all of them. */
export const sampleUpTo = <Item>(name: string, most: number, items: readonly Item[]): Item[] =>
  sampleInTurn(name, turnsFor(most, items.length), items);

/** One of how many items is tried where at most so many can be. */
export const turnsFor = (most: number, items: number): number =>
  isFull || isEach ? 1 : Math.max(1, Math.ceil(items / most));
