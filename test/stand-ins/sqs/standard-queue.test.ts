import { DeleteMessageBatchCommand, QueueDoesNotExist } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { startSqs } from '../../../lib/local/sqs/start-sqs.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import {
  bodies,
  clientOf,
  createObservedClock,
  queueAt,
  startTestSqs,
  temporaryDatabase,
} from './start-test-sqs.ts';

test('a received message is hidden from other receivers and can be deleted', async () => {
  const { client, createQueue } = await startTestSqs();
  const { url: QueueUrl } = createQueue({ name: 'mail' });
  const { send, receive, count, remove } = queueAt(client, QueueUrl);

  const sent = await send('{"to":"家长"}');
  const [message] = await receive({ MessageSystemAttributeNames: ['All'] });

  expect(message).toMatchObject({ MessageId: sent.MessageId, Body: '{"to":"家长"}' });
  expect(message?.Attributes).toMatchObject({ ApproximateReceiveCount: '1' });
  expect(await receive()).toEqual([]);
  expect(await count()).toEqual({ visible: 0, inFlight: 1, delayed: 0 });
  await remove(message?.ReceiptHandle);
  expect(await count()).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
});

test('a message is delivered again after its visibility timeout, with a new receipt', async () => {
  let time = Date.now();
  const { client, createQueue } = await startTestSqs({ now: () => time });
  const { url: QueueUrl } = createQueue({ name: 'mail', visibilitySeconds: 60 });
  const { send, receive, count, remove } = queueAt(client, QueueUrl);
  await send('a');
  const [first] = await receive();

  time += 59_000;
  expect(await receive()).toEqual([]);
  time += 1_000;
  const [second] = await receive({ MessageSystemAttributeNames: ['ApproximateReceiveCount'] });

  expect(second).toMatchObject({ MessageId: first?.MessageId, Attributes: { ApproximateReceiveCount: '2' } });
  await remove(first?.ReceiptHandle);
  expect(await count()).toEqual({ visible: 0, inFlight: 1, delayed: 0 });
});

test('a delayed message is not delivered before its delay is over', async () => {
  let time = Date.now();
  const { client, createQueue } = await startTestSqs({ now: () => time });
  const { send, receive, count } = queueAt(client, createQueue({ name: 'mail' }).url);

  await send('later', { DelaySeconds: 900 });

  expect(await receive()).toEqual([]);
  expect(await count()).toEqual({ visible: 0, inFlight: 0, delayed: 1 });
  time += 900_000;
  expect(bodies(await receive())).toEqual(['later']);
});

testInTurn(
  'a waiting receiver gets a new message while it waits, or no message after the waiting time',
  async () => {
    const { client, createQueue } = await startTestSqs();
    const { send, receive } = queueAt(client, createQueue({ name: 'mail' }).url);

    const begun = performance.now();
    expect(await receive({ WaitTimeSeconds: 1 })).toEqual([]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
    const waiting = receive({ WaitTimeSeconds: 20 });
    await send('a');
    expect(bodies(await waiting)).toEqual(['a']);
  },
);

test('a receiver that has stopped waiting gets no message', async () => {
  const { now, nextPoll, pollingStopped } = createObservedClock();
  const { client, createQueue } = await startTestSqs({ now });
  const { url: QueueUrl } = createQueue({ name: 'mail' });
  const { send, receive } = queueAt(client, QueueUrl);
  const leaving = new AbortController();
  const request = fetch(QueueUrl, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.ReceiveMessage' },
    body: JSON.stringify({ QueueUrl, WaitTimeSeconds: 20 }),
    signal: leaving.signal,
  });
  const left = expect(request).rejects.toMatchObject({ name: 'AbortError' });
  await nextPoll();
  leaving.abort();
  await left;
  await pollingStopped();

  await send('a');
  expect(bodies(await receive())).toEqual(['a']);
});

test('when the SQS stand-in closes, waiting receive requests return, and the messages still exist after a restart', async () => {
  const database = temporaryDatabase();
  const { now, nextPoll } = createObservedClock();
  const sqs = await startSqs({ database, now });
  const { send, receive } = queueAt(clientOf(sqs.endpoint), sqs.createQueue({ name: 'mail' }).url);
  await send('a', { DelaySeconds: 60 });
  const waiting = receive({ WaitTimeSeconds: 20 });
  const ended = expect(waiting).rejects.toThrow();
  await nextPoll();
  await sqs.close();
  await ended;

  const later = Date.now() + 60_000;
  const { client, createQueue } = await startTestSqs({ database, now: () => later });
  expect(bodies(await queueAt(client, createQueue({ name: 'mail' }).url).receive())).toEqual(['a']);
});

test('a message received too often moves to the dead-letter queue', async () => {
  let time = Date.now();
  const { client, createQueue } = await startTestSqs({ now: () => time });
  const dead = createQueue({ name: 'mail-dead' });
  const queue = createQueue({ name: 'mail', redrive: { to: 'mail-dead', maxReceiveCount: 2 } });
  const { send, receive } = queueAt(client, queue.url);
  const sent = await send('poison');

  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(bodies(await receive())).toEqual(['poison']);
    time += 30_000;
  }

  expect(await receive()).toEqual([]);
  const [moved] = await queueAt(client, dead.url).receive({ MessageSystemAttributeNames: ['All'] });
  expect(moved).toMatchObject({
    MessageId: sent.MessageId,
    Body: 'poison',
    Attributes: { DeadLetterQueueSourceArn: queue.arn },
  });
});

test('a batch request deletes several messages and reports those that it could not delete', async () => {
  const { client, createQueue } = await startTestSqs();
  const { url: QueueUrl } = createQueue({ name: 'mail' });
  const { send, receive, count } = queueAt(client, QueueUrl);
  for (const body of ['a', 'b', 'c']) await send(body);
  const [a, b] = await receive();
  const Entries = [
    { Id: '0', ReceiptHandle: a?.ReceiptHandle },
    { Id: '1', ReceiptHandle: b?.ReceiptHandle },
    { Id: '2', ReceiptHandle: 'nonsense' },
  ];
  const deleted = await client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));

  expect(deleted.Successful).toEqual([{ Id: '0' }, { Id: '1' }]);
  expect(deleted.Failed).toMatchObject([{ Id: '2', Code: 'ReceiptHandleIsInvalid', SenderFault: true }]);
  expect(await count()).toEqual({ visible: 0, inFlight: 1, delayed: 0 });
});

test('invalid batches, receipts, queues and values are rejected with the error names of SQS', async () => {
  const { client, createQueue } = await startTestSqs();
  const { url: QueueUrl } = createQueue({ name: 'mail' });
  const { send, receive, count, remove } = queueAt(client, QueueUrl);
  const batch = (ids: string[]) =>
    client.send(
      new DeleteMessageBatchCommand({ QueueUrl, Entries: ids.map(Id => ({ Id, ReceiptHandle: 'x' })) }),
    );

  await expect(batch([])).rejects.toMatchObject({ name: 'EmptyBatchRequest' });
  await expect(batch(['a', 'a'])).rejects.toMatchObject({ name: 'BatchEntryIdsNotDistinct' });
  await expect(batch([...'abcdefghijk'])).rejects.toMatchObject({ name: 'TooManyEntriesInBatchRequest' });
  await expect(queueAt(client, `${QueueUrl}-other`).send('x')).rejects.toBeInstanceOf(QueueDoesNotExist);
  expect(await remove('nonsense')).toBe('ReceiptHandleIsInvalid');
  for (const request of [
    () => receive({ MaxNumberOfMessages: 11 }),
    () => receive({ WaitTimeSeconds: 21 }),
    () => send('x', { DelaySeconds: 901 }),
    () => send('x'.repeat(1024 * 1024 + 1)),
    () => send('x', { MessageDeduplicationId: '1' }),
  ]) {
    await expect(request()).rejects.toMatchObject({ Code: 'InvalidParameterValue' });
  }
  await expect(send('\u0000')).rejects.toMatchObject({ name: 'InvalidMessageContents' });
  expect((await count()).visible).toBe(0);
});
