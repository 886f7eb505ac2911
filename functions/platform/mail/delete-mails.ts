import { deleteInBatches } from '../storage/delete-in-batches.ts';
import type { Table } from '../storage/table.ts';
import { mailKey } from './keys.ts';
import { readWithRetries } from './read-with-retries.ts';

/**
 * Deletes emails and their retries (new emails that sent them again). Deletes retries first, because they can
 * only be found through the emails.
 */
export async function deleteMails(table: Table, organization: string, ids: readonly string[]): Promise<void> {
  const mails = await readWithRetries(table, organization, ids);
  await deleteInBatches(
    table,
    mails.toReversed().map(({ id }) => mailKey(organization, id)),
  );
}
