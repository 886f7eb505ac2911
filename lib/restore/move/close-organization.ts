import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { cellKey, organizationKey } from '../../../functions/platform/storage/keys.ts';
import type { Move } from './move.ts';

type Step = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Closes an organisation for everybody: to its members it is archived, and what reaches beyond cells finds it busy.
 * Of one that is closed already nothing is changed.
 */
export async function closeOrganization({ client, slug, from, region }: Move): Promise<void> {
  const documents = DynamoDBDocumentClient.from(client);
  const entry = await read(documents, region, cellKey(slug));
  if (entry?.isMoving) return;
  if (String(entry?.table ?? region) !== from) throw new Error(`${slug} is not in ${from}`);
  const organization = await read(documents, from, organizationKey(slug));
  if (!organization) throw new Error(`there is no ${slug} in ${from}`);
  await documents.send(
    new TransactWriteCommand({
      TransactItems: [
        setStatus(from, slug, 'archived'),
        {
          Put: {
            TableName: region,
            Item: { ...cellKey(slug), table: from, isMoving: true, status: organization.status },
          },
        },
      ],
    }),
  );
}

/** The table in which an organisation is open; undefined while it is closed. */
export async function whereIs({ client, slug, region }: Move): Promise<string | undefined> {
  const entry = await read(DynamoDBDocumentClient.from(client), region, cellKey(slug));
  return entry?.isMoving ? undefined : String(entry?.table ?? region);
}

/** Opens it in a table, as it was before. The first cell's need no entry in the directory. */
export async function openOrganization({ client, slug, region }: Move, table: string): Promise<void> {
  const documents = DynamoDBDocumentClient.from(client);
  const entry = await read(documents, region, cellKey(slug));
  if (!entry?.isMoving) throw new Error(`${slug} is not closed`);
  const found: Step =
    table === region
      ? { Delete: { TableName: region, Key: cellKey(slug) } }
      : { Put: { TableName: region, Item: { ...cellKey(slug), table } } };
  await documents.send(
    new TransactWriteCommand({ TransactItems: [setStatus(table, slug, String(entry.status)), found] }),
  );
}

/** With a new version, so that a change that was read before comes too late. */
const setStatus = (TableName: string, slug: string, status: string): Step => ({
  Update: {
    TableName,
    Key: organizationKey(slug),
    UpdateExpression: 'SET #status = :status ADD #version :one',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
    ExpressionAttributeValues: { ':status': status, ':one': 1 },
  },
});

async function read(documents: DynamoDBDocumentClient, TableName: string, Key: { pk: string; sk: string }) {
  return (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
}
