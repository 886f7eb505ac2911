import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod';

/**
 * Works on the messages of a batch in order. Those that fail come again; so do those of the same group
 * behind them, so that a group's order is kept.
 * @param failed is told of what was thrown, for the log
 */
export async function processMessages<Schema extends z.ZodType>(
  event: SQSEvent,
  schema: Schema,
  take: (message: z.output<Schema>) => Promise<void>,
  logFailure: (messageId: string, error: unknown) => void,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  const blockedGroups = new Set<string>();
  for (const { messageId: itemIdentifier, body, attributes } of event.Records) {
    const group = attributes.MessageGroupId ?? itemIdentifier;
    if (blockedGroups.has(group)) {
      batchItemFailures.push({ itemIdentifier });
      continue;
    }
    try {
      await take(schema.parse(JSON.parse(body)));
    } catch (error) {
      logFailure(itemIdentifier, error);
      blockedGroups.add(group);
      batchItemFailures.push({ itemIdentifier });
    }
  }
  return { batchItemFailures };
}
