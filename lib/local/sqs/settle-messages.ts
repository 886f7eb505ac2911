import * as z from 'zod';
import { type Context, operation } from './operation.ts';
import type { Queue } from './queues.ts';
import { SqsError } from './sqs-error.ts';

const MAX_ENTRIES = 10;

function batchOf<Entry extends z.ZodType<{ Id: string }>>(entry: Entry) {
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

const RECEIPT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const deleteMessageBatch = operation(
  z.strictObject({
    QueueUrl: z.string(),
    Entries: batchOf(z.strictObject({ Id: z.string(), ReceiptHandle: z.string() })),
  }),
  ({ QueueUrl, Entries }, context) => {
    const queue = context.queues.at(QueueUrl);
    const results = Entries.map(({ Id, ReceiptHandle }) => {
      try {
        removeOne(queue, ReceiptHandle, context);
        return { Id };
      } catch (error) {
        if (!(error instanceof SqsError)) throw error;
        return { Id, Code: error.queryCode, Message: error.message, SenderFault: true };
      }
    });
    return {
      Successful: results.filter(result => !('Code' in result)),
      Failed: results.filter(result => 'Code' in result),
    };
  },
);

/** With an outdated receipt, deletes nothing; only FIFO queues report that as an error. */
function removeOne(queue: Queue, receipt: string, { messages, announce }: Context) {
  requireReceipt(receipt);
  const message = messages.findByReceipt(queue, receipt);
  if (!message) return;
  if (queue.fifo && !messages.isInFlight(message)) {
    throw new SqsError('InvalidParameterValueException', 'The receipt has run out.');
  }
  messages.remove(message);
  announce();
}

function requireReceipt(receipt: string) {
  if (!RECEIPT.test(receipt)) throw new SqsError('ReceiptHandleIsInvalid', 'This is no receipt handle.');
}
