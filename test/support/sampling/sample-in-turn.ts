import { isEach, isFull } from '../is-full.ts';
import { sampleOffset } from '../seed.ts';

/**
 * The part of the items that this commit tests: one in `every`, from an offset that the seed determines. All
 * items with `--full` and `--each`.
 */
export function sampleInTurn<Item>(name: string, every: number, items: readonly Item[]): Item[] {
  const offset = sampleOffset(name);
  return items.filter((_, index) => isFull || isEach || (offset + index) % every === 0);
}

/** Whether this commit runs the test: one commit in `every` does; with `--full` and `--each` all do. */
export const isTurnOf = (name: string, every: number): boolean =>
  isFull || isEach || sampleOffset(name) % every === 0;

/** The part of the items that this commit tests, at most this many; all items with `--full`. */
export const sampleUpTo = <Item>(name: string, most: number, items: readonly Item[]): Item[] =>
  sampleInTurn(name, turnsFor(most, items.length), items);

/** The interval (one in this many items) with which a sample contains no more than `most` items. */
export const turnsFor = (most: number, items: number): number =>
  isFull || isEach ? 1 : Math.max(1, Math.ceil(items / most));
