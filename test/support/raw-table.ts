import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '../../functions/platform/storage/key.ts';
import { Table } from '../../functions/platform/storage/table.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { dummyCredentials } from '../../lib/local/dynamodb/create-table.ts';
import { region } from '../../lib/local/start-backend.ts';
import { openTableChanges } from './table-changes.ts';
import { onePerWorld, type World } from './world.ts';

/**
 * The table without policies, for making states that no endpoint can reach yet, and for inspecting what
 * requests have stored.
 */
export interface RawTable {
  table: Table;
  /** All items of these organisations (by slug) or people (by sub). */
  ownedBy: (...owners: string[]) => Promise<Item[]>;
  everything: () => Promise<Item[]>;
  /** All items with one of these texts in an attribute. */
  itemsWith: (name: string, ...texts: string[]) => Promise<Item[]>;
  /** Returns the keys of items written or deleted from now on, by anybody. */
  followChanges: () => Promise<() => Promise<Key[]>>;
}

export const openRawTable = onePerWorld(open);

async function open({ backend }: World): Promise<RawTable> {
  const { endpoint, table: name } = backend.dynamodb;
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: dummyCredentials }),
  );
  const itemsNaming = openItems(backend.dynamodb, client);
  return {
    table: new Table(client, name),
    ownedBy: async (...owners) =>
      (await itemsNaming(...owners.map(owner => `#${owner}`))).filter(item => belongsTo(item, ...owners)),
    everything: () => itemsNaming(''),
    itemsWith: async (attribute, ...texts) =>
      (await itemsNaming(...texts)).filter(item => texts.includes(String(item[attribute]))),
    followChanges: await openTableChanges(endpoint),
  };
}

/**
 * Returns a function that reads the items in which one of these texts occurs, and perhaps others. Reads the
 * stand-in's database, because the table also contains the data of other tests, and a scan takes seconds.
 */
function openItems(
  { file, table }: World['backend']['dynamodb'],
  client: DynamoDBDocumentClient,
): (...texts: string[]) => Promise<Item[]> {
  if (file === undefined) return () => scan(client, table);
  const database = new DatabaseSync(file, { readOnly: true });
  const find = database.prepare(`SELECT item_json FROM "${table}" WHERE instr(item_json, ?) ORDER BY pk, sk`);
  return async (...texts) => {
    const found = new Set(texts.flatMap(text => find.all(text).map(row => String(row.item_json))));
    return [...found].map(item => unmarshall(JSON.parse(item, readBytes)) as Item);
  };
}

const readBytes = (name: string, value: unknown): unknown =>
  name === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value;

async function scan(client: DynamoDBDocumentClient, TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: ScanCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey, ConsistentRead: true }));
    items.push(...((page.Items ?? []) as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

function belongsTo({ pk }: Item, ...owners: string[]): boolean {
  return owners.includes(pk.split('#')[1] ?? '');
}

/** A message about the changed items; false if nothing has changed. */
export function describeChanges(keys: Key[]): string | false {
  return keys.length > 0 && `has changed at ${keys.map(({ pk, sk }) => `${pk} ${sk}`).join(', ')}`;
}
