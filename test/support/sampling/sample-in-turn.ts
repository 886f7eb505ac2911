import { isEach, isFull } from '../is-full.ts';
import { sampleOffset } from '../seed.ts';

/**
 * The sample of this commit: one in `every` items, from an offset given by the seed. All items with `--full`
 * and `--each`.
 */
export function sampleInTurn<Item>(name: string, every: number, items: readonly Item[]): Item[] {
  const offset = sampleOffset(name);
  return items.filter((_, index) => isFull || isEach || (offset + index) % every === 0);
}

/** Whether a test with this name runs: at one in `every` commits; always with `--full` and `--each`. */
export const isTurnOf = (name: string, every: number): boolean =>
  isFull || isEach || sampleOffset(name) % every === 0;

/** The sample of this commit with at most this many items; all items with `--full`. */
export const sampleUpTo = <Item>(name: string, most: number, items: readonly Item[]): Item[] =>
  sampleInTurn(name, turnsFor(most, items.length), items);

/** The interval of a sample (one in this many items) that contains no more than `most` items. */
export const turnsFor = (most: number, items: number): number =>
  isFull || isEach ? 1 : Math.max(1, Math.ceil(items / most));
