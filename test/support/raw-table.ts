import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb';
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
  return {
    table: new Table(client, name),
    ownedBy: async (...owners) => {
      const values = Object.fromEntries(owners.map((owner, index) => [`:owner${index}`, `#${owner}`]));
      const items = await scan(client, {
        TableName: name,
        FilterExpression: Object.keys(values)
          .map(value => `contains(#pk, ${value})`)
          .join(' OR '),
        ExpressionAttributeNames: { '#pk': 'pk' },
        ExpressionAttributeValues: values,
      });
      return items.filter(item => belongsTo(item, ...owners));
    },
    everything: () => scan(client, { TableName: name }),
    itemsWith: (attribute, ...texts) => {
      const values = Object.fromEntries(texts.map((text, index) => [`:text${index}`, text]));
      return scan(client, {
        TableName: name,
        FilterExpression: `#name IN (${Object.keys(values).join(', ')})`,
        ExpressionAttributeNames: { '#name': attribute },
        ExpressionAttributeValues: values,
      });
    },
    followChanges: await openTableChanges(endpoint),
  };
}

/** Scans the table with a filter, because the table also contains the data of other tests. */
async function scan(client: DynamoDBDocumentClient, question: ScanCommandInput): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: ScanCommandInput['ExclusiveStartKey'];
  do {
    const page = await client.send(new ScanCommand({ ...question, ExclusiveStartKey, ConsistentRead: true }));
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
