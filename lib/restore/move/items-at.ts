import { setTimeout as wait } from 'node:timers/promises';
import { BatchGetItemCommand, type DynamoDBClient, type KeysAndAttributes } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../../functions/platform/storage/write.ts';
import type { StoredItem } from '../export-lines.ts';
import type { Found } from './items-of-organization.ts';

const batchSize = 100;
const pauseMs = 50;

export async function itemsAt(client: DynamoDBClient, table: string, stored: StoredItem[]): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < stored.length; from += batchSize) {
    const Keys = stored
      .slice(from, from + batchSize)
      .map(({ pk, sk }) => ({ ...(pk && { pk }), ...(sk && { sk }) }));
    let requested: Record<string, KeysAndAttributes> = { [table]: { Keys, ConsistentRead: true } };
    for (let tries = 0; Object.keys(requested).length > 0; tries++) {
      if (tries > 0) await wait(pauseMs * tries);
      const answer = await client.send(new BatchGetItemCommand({ RequestItems: requested }));
      for (const one of answer.Responses?.[table] ?? [])
        found.push({ stored: one, item: unmarshall(one) as Item });
      requested = answer.UnprocessedKeys ?? {};
    }
  }
  return found;
}
