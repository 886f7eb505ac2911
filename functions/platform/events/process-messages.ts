import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';

/**
 * Processes the messages of a batch in order. Returns the failed messages, so that they are retried. Later
 * messages of the same group are returned too, to keep the order.
 */
export async function processMessages<Schema extends z.ZodType>(
  event: SQSEvent,
  schema: Schema,
  take: (message: z.output<Schema>, record: SQSRecord) => Promise<void>,
  logFailure: (messageId: string, error: unknown) => void,
): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  const blockedGroups = new Set<string>();
  for (const record of event.Records) {
    const { messageId: itemIdentifier, body, attributes } = record;
    const group = attributes.MessageGroupId ?? itemIdentifier;
    if (blockedGroups.has(group)) {
      batchItemFailures.push({ itemIdentifier });
      continue;
    }
    try {
      await take(schema.parse(JSON.parse(body)), record);
    } catch (error) {
      logFailure(itemIdentifier, error);
      blockedGroups.add(group);
      batchItemFailures.push({ itemIdentifier });
    }
  }
  return { batchItemFailures };
}
