import type { Key } from './key.ts';
import type { Table } from './table.ts';
import type { Item } from './write.ts';

/** Most keys that DynamoDB reads at once. */
const maxKeys = 100;

/** Reads any number of keys in order, in batches side by side that may differ in what they have seen. */
export async function getInBatches(table: Table, keys: Key[]): Promise<(Item | undefined)[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / maxKeys) }, (_, index) =>
    keys.slice(index * maxKeys, (index + 1) * maxKeys),
  );
  return (await Promise.all(batches.map(batch => table.get(batch)))).flat();
}
