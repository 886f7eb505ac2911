import type { Key } from './key.ts';
import type { Table } from './table.ts';
import type { Item } from './write.ts';

const maxKeys = 100;

/** Reads any number of keys, in the given order. Batches are read in parallel, not as one snapshot. */
export async function getInBatches(table: Table, keys: Key[]): Promise<(Item | undefined)[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / maxKeys) }, (_, index) =>
    keys.slice(index * maxKeys, (index + 1) * maxKeys),
  );
  return (await Promise.all(batches.map(batch => table.get(batch)))).flat();
}

export function itemsByKey(items: readonly (Item | undefined)[]): (key: Key) => Item | undefined {
  const placeOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
  const byPlace = new Map(items.flatMap(item => (item ? [[placeOf(item), item] as const] : [])));
  return key => byPlace.get(placeOf(key));
}
