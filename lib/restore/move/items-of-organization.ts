import { type AttributeValue, type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { placeOf } from '../../../shared/core/place-of.ts';
import type { StoredItem } from '../export-lines.ts';

/** An item in DynamoDB's format (`stored`), and as the product reads it (`item`). */
export interface Found {
  stored: StoredItem;
  item: Item;
}

const segments = 16;

/**
 * All items of an organisation in a table, except expired ones. Scans the whole table, because no range of
 * keys contains all of them. The scan's filter leaves out other items.
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

/** DynamoDB deletes expired items late. */
const hasExpired = ({ expiresAt }: Item) => typeof expiresAt === 'number' && expiresAt * 1000 < Date.now();
