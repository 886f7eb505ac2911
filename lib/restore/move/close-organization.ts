import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../../functions/platform/storage/key.ts';
import { cellKey, organizationKey } from '../../../functions/platform/storage/keys.ts';
import type { Move } from './move.ts';

type Step = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An organisation's entry in the directory of cells. `table`: the table that contains the organisation. */
interface Entry {
  table?: string;
  isMoving?: boolean;
  /** The organisation's status before it was closed. */
  status?: string;
  /** Digest of the items that were copied to the new cell. */
  digest?: string;
}

async function readDirectory({ client, slug, region }: Move): Promise<Entry | undefined> {
  return read(DynamoDBDocumentClient.from(client), region, cellKey(slug));
}

/**
 * Reads the organisation's entry in the directory.
 * @throws if the organisation is not in `move.from`: copying would then delete the organisation's items in
 * `move.to`
 */
export async function requireFrom(move: Move): Promise<Entry | undefined> {
  const entry = await readDirectory(move);
  if (tableIn(move, entry) !== move.from) throw new Error(`${move.slug} is not in ${move.from}`);
  return entry;
}

export async function isOpenIn(move: Move, table: string): Promise<boolean> {
  const entry = await readDirectory(move);
  return !entry?.isMoving && tableIn(move, entry) === table;
}

/** Organisations without an entry in the directory are in the first cell. */
const tableIn = ({ region }: Move, entry: Entry | undefined): string => entry?.table ?? region;

/**
 * Closes an organisation for everybody. Requests of its members fail with `organization.archived`, and
 * Lambdas that serve all cells answer `server.busy`. Does nothing if the organisation is already closed.
 */
export async function closeOrganization(move: Move): Promise<void> {
  const { client, slug, from, region } = move;
  const documents = DynamoDBDocumentClient.from(client);
  const entry = await requireFrom(move);
  if (entry?.isMoving) return;
  const organization = await read(documents, from, organizationKey(slug));
  if (!organization) throw new Error(`there is no ${slug} in ${from}`);
  const Item = { ...cellKey(slug), table: from, isMoving: true, status: organization.status };
  const TransactItems = [setStatus(from, slug, 'archived'), { Put: { TableName: region, Item } }];
  await documents.send(new TransactWriteCommand({ TransactItems }));
}

export async function noteDigest({ client, slug, region }: Move, digest: string): Promise<void> {
  await DynamoDBDocumentClient.from(client).send(
    new UpdateCommand({
      TableName: region,
      Key: cellKey(slug),
      UpdateExpression: 'SET #digest = :digest',
      ConditionExpression: '#isMoving = :true',
      ExpressionAttributeNames: { '#digest': 'digest', '#isMoving': 'isMoving' },
      ExpressionAttributeValues: { ':digest': digest, ':true': true },
    }),
  );
}

/**
 * Opens an organisation in a table, with its earlier status. In the first cell, it needs no directory entry.
 */
export async function openOrganization(move: Move, table: string): Promise<void> {
  const { client, slug, region } = move;
  const entry = await readDirectory(move);
  if (!entry?.isMoving) throw new Error(`${slug} is not closed`);
  const found: Step =
    table === region
      ? { Delete: { TableName: region, Key: cellKey(slug) } }
      : { Put: { TableName: region, Item: { ...cellKey(slug), table } } };
  const TransactItems = [setStatus(table, slug, String(entry.status)), found];
  await DynamoDBDocumentClient.from(client).send(new TransactWriteCommand({ TransactItems }));
}

/** Sets the status and increases the version, so that a concurrent change fails with a conflict. */
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

async function read(documents: DynamoDBDocumentClient, TableName: string, Key: Key) {
  return (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
}
