import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';
import { createTable, dummyCredentials, tableDefinition } from '../../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../../lib/local/dynamodb/start-dynoxide.ts';
import { type StreamPoller, startStreamPoller } from '../../../lib/local/streams/start-stream-poller.ts';

const region = 'ap-east-1';
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Opens a separate table whose stream is delivered to a handler that the test provides. */
async function openStream() {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-feed-'));
  const dynoxide = await startDynoxide(undefined);
  cleanups.push(dynoxide.close);
  const { endpoint } = dynoxide;
  await createTable(endpoint, region);
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: dummyCredentials }),
  );
  cleanups.push(() => client.destroy());
  const stateFiles = { place: join(folder, 'place'), failed: join(folder, 'failed.jsonl') };
  return {
    stateFiles,
    write: async (...ids: string[]) => {
      for (const id of ids) {
        const Item = { pk: 'O#a#J#2026-11', sk: id, kind: 'journal', id };
        await client.send(new PutCommand({ TableName: tableDefinition.TableName, Item }));
      }
    },
    writeOther: (id: string) =>
      client.send(
        new PutCommand({ TableName: tableDefinition.TableName, Item: { pk: 'O#a', sk: id, kind: 'member' } }),
      ),
    feed: async (handler: (ids: string[], event: DynamoDBStreamEvent) => DynamoDBBatchResponse) => {
      const feed: StreamPoller = await startStreamPoller({
        endpoint,
        region,
        stateFiles,
        onFailure: error => {
          throw error;
        },
        handler: async event =>
          handler(
            event.Records.map(({ dynamodb }) => dynamodb?.NewImage?.id?.S ?? ''),
            event,
          ),
      });
      let isOpen = true;
      const close = async () => {
        if (isOpen) await feed.close();
        isOpen = false;
      };
      cleanups.push(close);
      return { caughtUp: feed.caughtUp, close };
    },
  };
}

const done: DynamoDBBatchResponse = { batchItemFailures: [] };
const failAt = (event: DynamoDBStreamEvent, index: number): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: event.Records[index]?.dynamodb?.SequenceNumber ?? '' }],
});

test('the stream poller delivers only stream records that are journal entries, each once and in order', async () => {
  const stream = await openStream();
  const seen: string[] = [];
  const { caughtUp } = await stream.feed(ids => {
    seen.push(...ids);
    return done;
  });
  await stream.write('1', '2');
  await stream.writeOther('x');
  await stream.write('3');
  await stream.write('3');
  await caughtUp();
  expect(seen).toEqual(['1', '2', '3']);
});

test('after a restart, the delivery of stream records continues at the stored checkpoint', async () => {
  const stream = await openStream();
  const seen: string[] = [];
  const note = (ids: string[]) => {
    seen.push(...ids);
    return done;
  };
  const first = await stream.feed(note);
  await stream.write('1', '2');
  await first.caughtUp();
  await first.close();
  await stream.write('3', '4');
  const second = await stream.feed(note);
  await second.caughtUp();
  expect(seen).toEqual(['1', '2', '3', '4']);
});

test('a batch of journal entries that fails partly is delivered again from the failed entry on', async () => {
  const stream = await openStream();
  await stream.write('1', '2', '3');
  const batches: string[][] = [];
  const { caughtUp } = await stream.feed((ids, event) => {
    batches.push(ids);
    return batches.length === 1 ? failAt(event, 1) : done;
  });
  await caughtUp();
  expect(batches).toEqual([
    ['1', '2', '3'],
    ['2', '3'],
  ]);
});

test('if the handler of a stream throws, the whole batch is delivered again', async () => {
  const stream = await openStream();
  await stream.write('1', '2');
  let tries = 0;
  const { caughtUp } = await stream.feed(() => {
    if (++tries < 3) throw new Error('no');
    return done;
  });
  await caughtUp();
  expect(tries).toBe(3);
});

test('a journal entry that fails five times is written to the failure file, and the others continue', async () => {
  const stream = await openStream();
  await stream.write('1', 'bad', '3');
  const tries = new Map<string, number>();
  const { caughtUp } = await stream.feed((ids, event) => {
    for (const id of ids) tries.set(id, (tries.get(id) ?? 0) + 1);
    const at = ids.indexOf('bad');
    return at < 0 ? done : failAt(event, at);
  });
  await caughtUp();
  expect(Object.fromEntries(tries)).toMatchObject({ 1: 1, bad: 5, 3: 6 });
  const lines = readFileSync(stream.stateFiles.failed, 'utf8').trim().split('\n');
  expect(
    lines.map(line => (JSON.parse(line) as { dynamodb: { NewImage: { id: object } } }).dynamodb.NewImage.id),
  ).toEqual([{ S: 'bad' }]);
});
