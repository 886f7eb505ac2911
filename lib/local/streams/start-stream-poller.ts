import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { createEventsLambda } from '../../../functions/lambdas/events.ts';
import { dummyCredentials, tableDefinition } from '../dynamodb/create-table.ts';

export interface StreamPollerOptions {
  endpoint: string;
  region: string;
  table?: string;
  handler: ReturnType<typeof createEventsLambda>;
  /** Files for the checkpoint and for failed stream records; if absent, the checkpoint is only in memory. */
  stateFiles?: { place: string; failed: string };
  /** Called if the stream can no longer be read. */
  onFailure: (error: unknown) => void;
}

export interface StreamPoller {
  /** Resolves when everything that was written before the call has been processed. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
}

const pollMs = 150;
const batchSize = 100;
const maxAttempts = 5;
const pauseMs = 50;

/**
 * Reads the table's stream from the checkpoint on and invokes the Lambda `events`, like AWS's event source
 * mapping. Like in AWS, delivers only new items of some kinds and newly attached files, in order. A stream
 * record that fails five times is written to the failure file.
 */
export async function startStreamPoller({
  endpoint,
  region,
  table = tableDefinition.TableName,
  handler,
  stateFiles,
  onFailure,
}: StreamPollerOptions): Promise<StreamPoller> {
  const client = new DynamoDBStreamsClient({ endpoint, region, credentials: dummyCredentials });
  client.middlewareStack.remove('loggerMiddleware');
  const stream = await findStream(endpoint, region, table);
  const shard = await findShard(client, stream);
  let place = stateFiles && existsSync(stateFiles.place) ? readFileSync(stateFiles.place, 'utf8') : undefined;
  let isClosed = false;
  /** Callers of `caughtUp`, which wait until the stream has been read to its end. */
  const waiting: (() => void)[] = [];
  let wake = () => {};

  async function run(): Promise<void> {
    let iterator = await openIterator(client, stream, shard, place);
    while (!isClosed) {
      const waitingBefore = waiting.length;
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: iterator }),
      );
      const records = Records as DynamoDBRecord[];
      for (let from = 0; from < records.length; from += batchSize) {
        await deliver(
          handler,
          records.slice(from, from + batchSize).filter(matchesFilter),
          stateFiles?.failed,
        );
      }
      const last = records.at(-1)?.dynamodb?.SequenceNumber;
      if (last) {
        place = last;
        if (stateFiles) writeFileSync(stateFiles.place, last);
      }
      iterator = NextShardIterator ?? (await openIterator(client, stream, shard, place));
      if (records.length > 0) continue;
      for (const resolve of waiting.splice(0, waitingBefore)) resolve();
      if (waiting.length === 0) await pause();
    }
  }

  async function pause(): Promise<void> {
    await new Promise<void>(resolve => {
      wake = resolve;
      setTimeout(resolve, pollMs);
    });
  }

  const running = run()
    .catch(error => {
      if (!isClosed) onFailure(error);
    })
    .finally(() => {
      isClosed = true;
      for (const resolve of waiting) resolve();
    });
  return {
    caughtUp: async () => {
      if (isClosed) return;
      await new Promise<void>(resolve => {
        waiting.push(resolve);
        wake();
      });
    },
    close: async () => {
      isClosed = true;
      wake();
      await running;
      client.destroy();
    },
  };
}

/** Delivers a batch until it succeeds. A record that fails five times is written to the failure file. */
async function deliver(
  handler: StreamPollerOptions['handler'],
  records: DynamoDBRecord[],
  failedFile?: string,
): Promise<void> {
  let left = records;
  for (let tries = 1; left.length > 0; tries++) {
    const event: DynamoDBStreamEvent = { Records: left };
    const { batchItemFailures } = await handler(event).catch(() => ({
      batchItemFailures: [{ itemIdentifier: left[0]?.dynamodb?.SequenceNumber ?? '' }],
    }));
    const [failure] = batchItemFailures;
    if (!failure) return;
    const at = left.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failure.itemIdentifier);
    if (at > 0) tries = 1;
    left = left.slice(Math.max(at, 0));
    if (tries === maxAttempts) {
      if (failedFile) appendFileSync(failedFile, `${JSON.stringify(left[0])}\n`);
      left = left.slice(1);
      tries = 0;
    }
    await wait(pauseMs * tries);
  }
}

/** Whether a stream record passes the same filters as in AWS's event source mapping. */
function matchesFilter({ eventName, dynamodb }: DynamoDBRecord): boolean {
  const { kind, status } = dynamodb?.NewImage ?? {};
  if (eventName === 'MODIFY') return kind?.S === 'file' && status?.S === 'kept';
  return (
    eventName === 'INSERT' &&
    ['journal', 'mail', 'webhook-delivery', 'registration', 'survey-answer'].includes(kind?.S ?? '')
  );
}

async function findStream(endpoint: string, region: string, TableName: string): Promise<string> {
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  client.destroy();
  if (!Table?.LatestStreamArn) throw new Error('the table has no stream');
  return Table.LatestStreamArn;
}

async function findShard(client: DynamoDBStreamsClient, StreamArn: string): Promise<string> {
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
  const shard = StreamDescription?.Shards?.[0]?.ShardId;
  if (!shard) throw new Error('the stream has no shard');
  return shard;
}

async function openIterator(
  client: DynamoDBStreamsClient,
  StreamArn: string,
  ShardId: string,
  place?: string,
) {
  const start = place
    ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: place }
    : { ShardIteratorType: 'TRIM_HORIZON' as const };
  const { ShardIterator } = await client.send(new GetShardIteratorCommand({ StreamArn, ShardId, ...start }));
  return ShardIterator;
}
