import { setTimeout as wait } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  type DynamoDBClient,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../functions/platform/storage/write.ts';
import { fromExportLine, itemOf, toExportLine } from './export-lines.ts';
import type { Repair } from './integrity-violation.ts';

const batchSize = 25;
const maxAttempts = 8;
const firstPauseMs = 50;

/** All items of a table as export lines, in no particular order. */
export async function* exportLines(client: DynamoDBClient, TableName: string): AsyncGenerator<string> {
  let ExclusiveStartKey: ScanCommand['input']['ExclusiveStartKey'];
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey, ConsistentRead: true }));
    for (const item of page.Items ?? []) yield toExportLine(item);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

export async function readItems(client: DynamoDBClient, table: string): Promise<Item[]> {
  const items: Item[] = [];
  for await (const line of exportLines(client, table)) items.push(itemOf(line));
  return items;
}

/** @returns the number of items */
export async function importLines(
  client: DynamoDBClient,
  table: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  let batch: WriteRequest[] = [];
  let count = 0;
  for await (const line of lines) {
    batch.push({ PutRequest: { Item: fromExportLine(line) } });
    count++;
    if (batch.length < batchSize) continue;
    await write(client, table, batch);
    batch = [];
  }
  await write(client, table, batch);
  return count;
}

/** Writes repairs to the table, which must not be in use. */
export async function repair(client: DynamoDBClient, table: string, repairs: Repair[]): Promise<void> {
  const requests = repairs.map(
    (one): WriteRequest =>
      'put' in one
        ? { PutRequest: { Item: marshall(one.put, { removeUndefinedValues: true }) } }
        : { DeleteRequest: { Key: marshall(one.delete) } },
  );
  for (let from = 0; from < requests.length; from += batchSize)
    await write(client, table, requests.slice(from, from + batchSize));
}

async function write(client: DynamoDBClient, table: string, requests: WriteRequest[]): Promise<void> {
  let left = requests;
  for (let tries = 0; left.length > 0; tries++) {
    if (tries === maxAttempts) throw new Error(`${table} does not take ${left.length} items`);
    if (tries > 0) await wait(firstPauseMs * 2 ** tries);
    const answer = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }));
    left = answer.UnprocessedItems?.[table] ?? [];
  }
}
