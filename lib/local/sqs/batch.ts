import * as z from 'zod';
import { SqsError } from './sqs-error.ts';

const MAX_ENTRIES = 10;

/** The entries of a batch: one to ten, each with an `Id` of its own. */
export function batchOf<Entry extends z.ZodType<{ Id: string }>>(entry: Entry) {
  return z.array(entry).transform(entries => {
    if (entries.length === 0) throw new SqsError('EmptyBatchRequest', 'The batch has no entry.');
    if (entries.length > MAX_ENTRIES) {
      throw new SqsError('TooManyEntriesInBatchRequest', `A batch has at most ${MAX_ENTRIES} entries.`);
    }
    if (new Set(entries.map(({ Id }) => Id)).size < entries.length) {
      throw new SqsError('BatchEntryIdsNotDistinct', 'Two entries have the same Id.');
    }
    return entries;
  });
}
