import type { SQSEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EventSourceOptions, startEventSource } from '../../../lib/local/sqs/event-source.ts';
import type { NewQueue } from '../../../lib/local/sqs/queues.ts';
import { queueAt, startTestSqs } from './start-test-sqs.ts';

async function startTestSource(
  options: Pick<EventSourceOptions, 'handler' | 'onError'>,
  more?: Partial<NewQueue>,
) {
  let skipped = 0;
  const { client, endpoint, createQueue } = await startTestSqs({ now: () => Date.now() + skipped });
  createQueue({ name: 'dead' });
  const queue = createQueue({ name: 'jobs', ...more });
  const source = startEventSource({ endpoint, queue, ...options });
  onTestFinished(source.close);
  const skip = (seconds: number) => {
    skipped += seconds * 1000;
  };
  return {
    source,
    queue,
    skip,
    dead: queueAt(client, queue.url.replace(/jobs$/, 'dead')),
    ...queueAt(client, queue.url),
  };
}

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

const bodiesIn = (events: SQSEvent[]) => events.map(event => event.Records.map(record => record.body));

test('a Lambda handler gets messages of a queue in AWS Lambda’s format, and processed messages are deleted', async () => {
  const events: SQSEvent[] = [];
  const { send, count, queue } = await startTestSource({ handler: async event => void events.push(event) });

  const sent = await send('{"n":1}');
  await eventually(async () => expect(await count()).toEqual({ visible: 0, inFlight: 0, delayed: 0 }));

  expect(events[0]?.Records).toEqual([
    {
      messageId: sent.MessageId,
      receiptHandle: expect.any(String),
      body: '{"n":1}',
      attributes: {
        ApproximateReceiveCount: '1',
        ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
        SenderId: expect.any(String),
        SentTimestamp: expect.stringMatching(/^\d{13}$/),
      },
      messageAttributes: {},
      md5OfBody: sent.MD5OfMessageBody,
      eventSource: 'aws:sqs',
      eventSourceARN: queue.arn,
      awsRegion: 'ap-east-1',
    },
  ]);
});

test('of a batch, only messages that the handler reports as failed are delivered again', async () => {
  const events: SQSEvent[] = [];
  const { send, count, skip } = await startTestSource({
    handler: async event => {
      events.push(event);
      const failed = event.Records.filter(
        ({ body, attributes }) => body === 'bad' && attributes.ApproximateReceiveCount === '1',
      );
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    },
  });

  await send('good');
  await send('bad');
  await eventually(async () => expect(await count()).toEqual({ visible: 0, inFlight: 1, delayed: 0 }));
  skip(30);
  await eventually(async () => expect(await count()).toEqual({ visible: 0, inFlight: 0, delayed: 0 }));

  expect(bodiesIn(events).flat()).toEqual(['good', 'bad', 'bad']);
});

test.each([
  ['throws', () => Promise.reject(new Error('broken'))],
  ['names a message it was not given', async () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] })],
])(
  'if a Lambda handler %s, its message is not deleted and ends up in the dead-letter queue',
  async (_, handler) => {
    const onError = vi.fn();
    const redrive = { to: 'dead', maxReceiveCount: 1 };
    const { send, count, skip, dead } = await startTestSource({ handler, onError }, { redrive });

    await send('poison');
    await eventually(async () => expect((await count()).inFlight).toBe(1));
    skip(30);
    await eventually(async () => expect((await dead.count()).visible).toBe(1));
  },
);

test('closing the event source waits for the running handler and receives no more messages', async () => {
  const finish = Promise.withResolvers<void>();
  const handler = vi.fn(() => finish.promise);
  const { source, send, count } = await startTestSource({ handler });
  await send('first');
  await eventually(() => expect(handler).toHaveBeenCalledTimes(1));

  let isClosed = false;
  const closing = source.close().then(() => {
    isClosed = true;
  });
  await send('second');
  expect(isClosed).toBe(false);
  finish.resolve();
  await closing;

  expect(handler).toHaveBeenCalledTimes(1);
  expect(await count()).toEqual({ visible: 1, inFlight: 0, delayed: 0 });
});
