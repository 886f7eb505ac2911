import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { openRawTable } from '../../support/raw-table.ts';
import type { Stage } from '../stage.ts';

/** Removes a planted fault. */
export type Undo = () => Promise<void>;

/**
 * Changes stored items in the table directly, without the API.
 * @param change returns the new item, or undefined to delete it
 * @throws Error if there is no item to change
 */
export async function changeItems(
  { world }: Stage,
  isMeant: (item: Item) => boolean,
  change: (item: Item) => Item | undefined,
  most = 1,
): Promise<Undo> {
  const { endpoint, table: TableName } = world.backend.dynamodb;
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: dummyCredentials }),
  );
  const items = (await (await openRawTable()).everything()).filter(isMeant).slice(0, most);
  if (items.length === 0) throw new Error('the fault finds no item to change');
  for (const item of items) {
    const { pk, sk } = item;
    const changed = change(item);
    if (changed) await client.send(new PutCommand({ TableName, Item: changed }));
    else await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
  return async () => {
    for (const Item of items) await client.send(new PutCommand({ TableName, Item }));
  };
}
