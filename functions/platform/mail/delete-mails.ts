import { deleteInBatches } from '../storage/delete-in-batches.ts';
import type { Table } from '../storage/table.ts';
import { mailKey } from './keys.ts';
import { readWithRetries } from './read-with-retries.ts';

/**
 * Deletes mails and their retries (new mails that sent them again). Deletes retries first, because they can
 * only be found through the mails.
 */
export async function deleteMails(table: Table, organization: string, ids: readonly string[]): Promise<void> {
  const mails = await readWithRetries(table, organization, ids);
  await deleteInBatches(
    table,
    mails.toReversed().map(({ id }) => mailKey(organization, id)),
  );
}
