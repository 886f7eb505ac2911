import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent, SQSHandler } from 'aws-lambda';
import { REGION } from './queues.ts';
import { toRecord } from './to-record.ts';

/** Nothing, or the messages of the batch that failed. */
type Report = Awaited<ReturnType<SQSHandler>>;

export type EventSourceOptions = {
  endpoint: string;
  /** As `createQueue` answers it. */
  queue: { url: string; arn: string };
  handler: (event: SQSEvent) => Promise<Report>;
  /** Most messages in one event, 1 to 10. */
  batchSize?: number;
  /** Told what the handler threw, or why the queue could not be read. */
  onError?: (error: unknown) => void;
};

const LONG_POLL_SECONDS = 20;
const PAUSE_AFTER_ERROR = 500;

/**
 * Feeds a queue to a Lambda handler, one batch after the other. Messages are deleted when the handler is
 * done with them; those it reports in `batchItemFailures`, or all when it throws, come again when their
 * visibility timeout is over.
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
    /** Takes no more messages, and resolves when the handler is done with those it has. */
    async close() {
      stopping.abort();
      await running;
      client.destroy();
    },
  };
}

/** A report that names no message of the batch counts as a failure of all, as it does for Lambda. */
function succeededMessages(messages: Message[], report: Report) {
  const failed = new Set(report?.batchItemFailures.map(failure => failure.itemIdentifier));
  const ids = new Set(messages.map(message => message.MessageId ?? ''));
  if (!failed.isSubsetOf(ids)) return [];
  return messages.filter(message => !failed.has(message.MessageId ?? ''));
}

function isAbort(error: unknown) {
  return error instanceof Error && error.name === 'AbortError';
}
