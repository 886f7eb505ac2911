import { isFull } from './is-full.ts';
import { sampleOffset } from './seed.ts';

/**
 * What runs at this commit: one of so many items in turn, from an offset that depends on the seed. With
 * `--full` all of them.
 */
export function sampleInTurn<Item>(name: string, every: number, items: readonly Item[]): Item[] {
  const offset = sampleOffset(name);
  return items.filter((_, index) => isFull || (offset + index) % every === 0);
}
