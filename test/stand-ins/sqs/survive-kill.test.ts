import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodies, clientOf, queueAt, startTestSqs, temporaryDatabase } from './start-test-sqs.ts';

const script = join(import.meta.dirname, 'sqs-process.ts');

/** Sends messages until the server has ended; returns the number of acknowledged messages. */
async function sendUntilRefused(endpoint: string, afterEach: (count: number) => void) {
  const { send } = queueAt(clientOf(endpoint), `${endpoint}/000000000000/jobs.fifo`);
  for (let count = 0; ; count++) {
    const isSent = await send(`message ${count}`, {
      MessageGroupId: 'a',
      MessageDeduplicationId: `${count}`,
    }).then(
      () => true,
      () => false,
    );
    if (!isSent) return count;
    afterEach(count);
  }
}

test('after the SQS stand-in is killed, acknowledged messages are still there in order, and duplicates are still recognised', async () => {
  const database = temporaryDatabase();
  const child = spawn(process.execPath, [script, database]);
  const [endpoint] = await once(child.stdout, 'data');
  const exited = once(child, 'exit');

  const sent = await sendUntilRefused(String(endpoint), count => {
    if (count === 20) setTimeout(() => child.kill('SIGKILL'), 3);
  });
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(sent).toBeGreaterThan(20);

  const { client, createQueue } = await startTestSqs({ database });
  const { send, receive, count } = queueAt(client, createQueue({ name: 'jobs.fifo', fifo: true }).url);
  const { visible } = await count();
  expect(visible).toBeGreaterThanOrEqual(sent);
  await send('again', { MessageGroupId: 'a', MessageDeduplicationId: '0' });
  expect((await count()).visible).toBe(visible);
  expect(bodies(await receive({ MaxNumberOfMessages: 3 }))).toEqual(['message 0', 'message 1', 'message 2']);
});
