import type { Key } from './key.ts';
import type { Table } from './table.ts';

/** Number of records per transaction: fewer than the 100 items that a transaction allows. */
const batchSize = 90;

/** Deletes any number of records in batches. Idempotent. */
export async function deleteInBatches(table: Table, keys: readonly Key[]): Promise<void> {
  for (let from = 0; from < keys.length; from += batchSize)
    await table.transact(keys.slice(from, from + batchSize).map(({ pk, sk }) => ({ delete: { pk, sk } })));
}
