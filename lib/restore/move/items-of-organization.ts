import { type AttributeValue, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { placeOf } from '../../../shared/core/place-of.ts';
import type { StoredItem } from '../export-lines.ts';

/** An item as stored, and as the product reads it. */
export interface Found {
  stored: StoredItem;
  item: Item;
}

/** Number of segments in a parallel scan. */
const segments = 16;

/**
 * All items of an organisation in a table, except expired ones. No key leads to all of them, so the whole table
 * is scanned; the database returns only the items of the organisation.
 */
export async function itemsOfOrganization(
  client: DynamoDBClient,
  table: string,
  slug: string,
): Promise<Found[]> {
  const parts = Array.from({ length: segments }, (_, Segment) => scan(client, table, slug, Segment));
  return (await Promise.all(parts)).flat().filter(({ item }) => isOf(item, slug) && !hasExpired(item));
}

async function scan(
  client: DynamoDBClient,
  TableName: string,
  slug: string,
  Segment: number,
): Promise<Found[]> {
  const found: Found[] = [];
  let ExclusiveStartKey: Record<string, AttributeValue> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        ...{ TableName, Segment, TotalSegments: segments, ExclusiveStartKey, ConsistentRead: true },
        FilterExpression: 'contains(#pk, :slug) OR contains(#sk, :slug)',
        ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
        ExpressionAttributeValues: { ':slug': { S: slug } },
      }),
    );
    for (const stored of page.Items ?? []) found.push({ stored, item: unmarshall(stored) as Item });
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

function isOf(item: Item, slug: string): boolean {
  const place = placeOf(item);
  return typeof place === 'object' && place.organization === slug;
}

/** Whether an item has expired; DynamoDB deletes expired items only some time later. */
const hasExpired = ({ expiresAt }: Item) => typeof expiresAt === 'number' && expiresAt * 1000 < Date.now();
