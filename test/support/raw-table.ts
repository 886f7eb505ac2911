import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { Table } from '../../functions/storage/table.ts';
import type { Item } from '../../functions/storage/write.ts';
import { anyKeys } from '../../lib/local/dynamodb/create-table.ts';
import { region } from '../../lib/local/start-backend.ts';
import { openWorld } from './world.ts';

/** The table with no wall in front of it, to set up what no call can yet and to see what a call left. */
export interface RawTable {
  table: Table;
  everything: () => Promise<Item[]>;
}

let opening: Promise<RawTable> | undefined;

export function openRawTable(): Promise<RawTable> {
  opening ??= open();
  return opening;
}

async function open(): Promise<RawTable> {
  const { backend } = await openWorld();
  const { endpoint, table: name } = backend.dynamodb;
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials: anyKeys }));
  return {
    table: new Table(client, name),
    everything: () => scan(client, name),
  };
}

async function scan(client: DynamoDBDocumentClient, TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey, ConsistentRead: true }));
    items.push(...((page.Items ?? []) as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

/** Whether an item belongs to one of these organisations, named by slug, or people, named by sub. */
export function belongsTo({ pk }: Item, ...owners: string[]): boolean {
  return owners.includes(pk.split('#')[1] ?? '');
}
