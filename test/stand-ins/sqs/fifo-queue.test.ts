import { expect, test } from 'vitest';
import { bodies, queueAt, startTestSqs } from './start-test-sqs.ts';

/**
 * Creates a FIFO queue, and a function that sends a message to a group; the body is also the deduplication
 * ID.
 */
async function startFifo(now?: () => number) {
  const { client, createQueue } = await startTestSqs(now && { now });
  const { url: QueueUrl } = createQueue({ name: 'jobs.fifo', fifo: true });
  const { send, receive, count, remove } = queueAt(client, QueueUrl);
  return {
    receive,
    count,
    send,
    sendTo: (MessageGroupId: string, body: string) =>
      send(body, { MessageGroupId, MessageDeduplicationId: body }),
    remove,
  };
}

test('a message waits until earlier messages of its own group are deleted; messages of other groups do not delay it', async () => {
  const { sendTo, receive, remove } = await startFifo();
  for (const body of ['a1', 'b1', 'a2', 'b2']) await sendTo(body.charAt(0), body);

  const [first] = await receive({ MaxNumberOfMessages: 1 });
  expect(first?.Body).toBe('a1');
  expect(bodies(await receive())).toEqual(['b1', 'b2']);
  await remove(first?.ReceiptHandle);
  expect(bodies(await receive())).toEqual(['a2']);
});

test('a message that is delivered again keeps its place in the message group', async () => {
  let time = Date.now();
  const { sendTo, receive } = await startFifo(() => time);
  for (const body of ['a1', 'a2', 'a3']) await sendTo('a', body);

  expect(bodies(await receive({ MaxNumberOfMessages: 1 }))).toEqual(['a1']);
  time += 30_000;

  const again = await receive({ MessageSystemAttributeNames: ['All'] });
  expect(bodies(again)).toEqual(['a1', 'a2', 'a3']);
  const sequences = again.map(message => message.Attributes?.SequenceNumber ?? '');
  expect(sequences).toEqual([...sequences].sort());
  expect(again[0]?.Attributes).toMatchObject({ MessageGroupId: 'a', MessageDeduplicationId: 'a1' });
});

test('a message with the same deduplication ID within five minutes is accepted but not sent again', async () => {
  let time = Date.now();
  const { sendTo, receive, remove, count } = await startFifo(() => time);

  const first = await sendTo('a', 'once');
  const [message] = await receive();
  await remove(message?.ReceiptHandle);
  time += 299_999;
  const second = await sendTo('a', 'once');

  expect([second.MessageId, second.SequenceNumber]).toEqual([first.MessageId, first.SequenceNumber]);
  expect((await count()).visible).toBe(0);
  time += 1;
  await sendTo('a', 'once');
  expect((await count()).visible).toBe(1);
});

test('a message cannot be deleted with an expired receipt handle', async () => {
  let time = Date.now();
  const { sendTo, receive, remove, count } = await startFifo(() => time);
  await sendTo('a', 'a1');
  const [message] = await receive();
  time += 30_000;

  expect(await remove(message?.ReceiptHandle)).toBe('InvalidParameterValue');
  expect((await count()).visible).toBe(1);
});

test('a message without a group or deduplication ID, or with a delay of its own, is rejected', async () => {
  const { send, count } = await startFifo();
  const ids = { MessageGroupId: 'a', MessageDeduplicationId: '1' };

  await expect(send('x')).rejects.toMatchObject({ Code: 'MissingParameter' });
  await expect(send('x', { MessageGroupId: 'a' })).rejects.toMatchObject({ Code: 'InvalidParameterValue' });
  await expect(send('x', { ...ids, DelaySeconds: 1 })).rejects.toMatchObject({
    Code: 'InvalidParameterValue',
  });
  expect((await count()).visible).toBe(0);
});
