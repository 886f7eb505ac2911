import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent, SQSHandler, SQSRecord } from 'aws-lambda';
import { REGION } from './queues.ts';

function toRecord(message: Message, queueArn: string): SQSRecord {
  const { Attributes: attributes = {} } = message;
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: {
      ...attributes,
      ApproximateReceiveCount: attributes.ApproximateReceiveCount ?? '',
      SentTimestamp: attributes.SentTimestamp ?? '',
      SenderId: attributes.SenderId ?? '',
      ApproximateFirstReceiveTimestamp: attributes.ApproximateFirstReceiveTimestamp ?? '',
    },
    messageAttributes: {},
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: REGION,
  };
}

/** Result of a handler: nothing, or the failed messages of the batch. */
type Report = Awaited<ReturnType<SQSHandler>>;

export type EventSourceOptions = {
  endpoint: string;
  queue: { url: string; arn: string };
  handler: (event: SQSEvent) => Promise<Report>;
  /** Maximum number of messages in one event, 1 to 10. */
  batchSize?: number;
  onError?: (error: unknown) => void;
};

const LONG_POLL_SECONDS = 20;
const PAUSE_AFTER_ERROR = 500;

/**
 * Sends the messages of a queue to a Lambda handler, one batch after the other. When the handler is done,
 * messages are deleted, except those in `batchItemFailures` (all if the handler throws). The failed messages
 * are delivered again after their visibility timeout.
 */
export function startEventSource(options: EventSourceOptions) {
  const { endpoint, queue, handler, batchSize = 10, onError = console.error } = options;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SQSClient({ endpoint, region: REGION, credentials, maxAttempts: 1 });
  const stopping = new AbortController();

  const receive = async () => {
    const command = new ReceiveMessageCommand({
      QueueUrl: queue.url,
      MaxNumberOfMessages: batchSize,
      WaitTimeSeconds: LONG_POLL_SECONDS,
      MessageSystemAttributeNames: ['All'],
    });
    const { Messages = [] } = await client.send(command, { abortSignal: stopping.signal });
    return Messages;
  };

  const deliver = async (messages: Message[]) => {
    const report = await handler({ Records: messages.map(message => toRecord(message, queue.arn)) });
    const done = succeededMessages(messages, report);
    if (done.length === 0) return;
    const Entries = done.map((message, n) => ({ Id: String(n), ReceiptHandle: message.ReceiptHandle }));
    await client.send(new DeleteMessageBatchCommand({ QueueUrl: queue.url, Entries }));
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        const messages = await receive();
        if (messages.length > 0) await deliver(messages);
      } catch (error) {
        if (stopping.signal.aborted && isAbort(error)) return;
        onError(error);
        await sleep(PAUSE_AFTER_ERROR, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };

  const running = run();
  return {
    /** Stops receiving messages. Resolves when the handler is done with the current batch. */
    async close() {
      stopping.abort();
      await running;
      client.destroy();
    },
  };
}

/**
 * Messages that were processed. As in Lambda, no message counts as processed if the report contains an
 * unknown message id.
 */
function succeededMessages(messages: Message[], report: Report) {
  const failed = new Set(report?.batchItemFailures.map(failure => failure.itemIdentifier));
  const ids = new Set(messages.map(message => message.MessageId ?? ''));
  if (!failed.isSubsetOf(ids)) return [];
  return messages.filter(message => !failed.has(message.MessageId ?? ''));
}

function isAbort(error: unknown) {
  return error instanceof Error && error.name === 'AbortError';
}
