import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  paginateScan,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { departureKey } from '../../../functions/features/organizations/keys.ts';
import { caseRightsKey } from '../../../functions/features/privacy/keys.ts';
import { ObjectEraser } from '../../../functions/platform/files/object-eraser.ts';
import type { Key } from '../../../functions/platform/storage/key.ts';
import { organizationKey } from '../../../functions/platform/storage/keys.ts';
import { placeOf } from '../../../shared/core/place-of.ts';
import { Departure } from '../../../shared/features/organizations/organizations/departure.ts';
import { repair } from '../import-export.ts';
import { organizationOf } from '../organization-items.ts';
import type { Erased } from './certificate.ts';

export interface Erasure {
  slug: string;
  table: string;
  /**
   * Table of the region's first cell, which contains the people; the same as `table` if there is one cell.
   */
  region: string;
  files: string;
  userPoolId: string;
  now?: () => number;
}

export interface ErasureClients {
  dynamodb: DynamoDBClient;
  cognito: CognitoIdentityProviderClient;
  eraser: Pick<ObjectEraser, 'erase' | 'keysBelow'>;
}

const clientsOfAccount = (filesBucket: string): ErasureClients => ({
  dynamodb: new DynamoDBClient({}),
  cognito: new CognitoIdentityProviderClient({}),
  eraser: new ObjectEraser({ region: process.env.AWS_REGION ?? '', filesBucket }),
});

const batch = 25;

/**
 * Erases an organisation one month after its departure was confirmed: its files, all its items, and people
 * who work nowhere else. Once erasing has begun, the departure cannot be cancelled. The items of the
 * departure and of the organisation itself are deleted last, so that an interrupted run can be repeated. The
 * returned numbers count only what the last run has erased.
 * @throws Error if erasing the organisation is not allowed, or not allowed yet
 */
export async function eraseOrganization(
  erasure: Erasure,
  clients: ErasureClients = clientsOfAccount(erasure.files),
): Promise<Erased> {
  const { slug, table, region, now = Date.now } = erasure;
  const documents = DynamoDBDocumentClient.from(clients.dynamodb);
  const { departure, name } = await requireDeparture(documents, erasure, now());
  await requireNoHold(documents, erasure);
  await markErasure(documents, erasure, departure, now());
  const people = await erasePeople(documents, erasure, clients);
  const files = await eraseFiles(slug, clients.eraser);
  const kept = [organizationKey(slug), departureKey(slug)];
  const items: Record<string, number> = {};
  for (const place of new Set([table, region]))
    await eraseItems(documents, clients.dynamodb, { table: place, slug, kept, items });
  await repair(
    clients.dynamodb,
    table,
    kept.map(key => ({ delete: key })),
  );
  items.organization = 1;
  return { slug, name, departure, erasedAt: new Date(now()).toISOString(), items, files, people };
}

async function requireDeparture(documents: DynamoDBDocumentClient, { slug, table }: Erasure, now: number) {
  const read = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item;
  const [organization, item] = await Promise.all([read(organizationKey(slug)), read(departureKey(slug))]);
  if (!organization) throw new Error(`there is no ${slug} in ${table}`);
  const departure = item && Departure.parse(item);
  if (!departure?.erasedFrom) throw new Error(`nobody has confirmed that ${slug} leaves`);
  if (Date.parse(departure.erasedFrom) > now)
    throw new Error(`${slug} can be erased from ${departure.erasedFrom} on`);
  if (organization.status !== 'archived') throw new Error(`${slug} is open again`);
  return { departure, name: String(organization.name) };
}

/**
 * Checks that no case of the organisation is under a legal hold, which forbids erasing it.
 * @throws Error if a case is under a legal hold
 */
async function requireNoHold(client: DynamoDBDocumentClient, { slug, table }: Erasure): Promise<void> {
  const { pk, sk } = caseRightsKey(slug, '');
  const scan = paginateScan(
    { client },
    {
      TableName: table,
      ConsistentRead: true,
      FilterExpression: 'begins_with(#pk, :cases) AND #sk = :rights AND attribute_type(#hold, :map)',
      ProjectionExpression: '#pk',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', '#hold': 'hold' },
      ExpressionAttributeValues: { ':cases': pk, ':rights': sk, ':map': 'M' },
    },
  );
  let held = 0;
  for await (const { Count = 0 } of scan) held += Count;
  if (held > 0)
    throw new Error(
      `cases of ${slug} under a legal hold: ${held}. Cancel the departure, and begin again when they are released`,
    );
}

/** @throws if the departure has changed since it was read */
async function markErasure(
  documents: DynamoDBDocumentClient,
  { slug, table }: Erasure,
  { confirmedAt }: Departure,
  now: number,
): Promise<void> {
  const update = new UpdateCommand({
    TableName: table,
    Key: departureKey(slug),
    UpdateExpression: 'SET #begun = :now',
    ConditionExpression: '#confirmed = :confirmed',
    ExpressionAttributeNames: { '#begun': 'erasureBegunAt', '#confirmed': 'confirmedAt' },
    ExpressionAttributeValues: { ':now': new Date(now).toISOString(), ':confirmed': confirmedAt },
  });
  await documents.send(update);
}

/**
 * Erases members who belong to no other organisation, with their files and accounts.
 * @returns their number
 */
async function erasePeople(
  documents: DynamoDBDocumentClient,
  { slug, table, region, userPoolId }: Erasure,
  { dynamodb, cognito, eraser }: ErasureClients,
): Promise<number> {
  let count = 0;
  for await (const { sk } of query(documents, table, organizationKey(slug).pk, 'MEMBER#')) {
    const id = sk.slice('MEMBER#'.length);
    const own: Item[] = [];
    for await (const item of query(documents, region, `P#${id}`)) own.push(item);
    if (own.length === 0 || own.some(item => item.sk.startsWith('AT#') && item.sk !== `AT#${slug}`)) continue;
    for await (const item of query(documents, region, `P#${id}#S`)) own.push(item);
    for (const { kind, purpose, id: file } of own)
      if (kind === 'file') await eraser.erase(`people/${purpose}/${file}`);
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: id })).catch(error => {
      if (!(error instanceof UserNotFoundException)) throw error;
    });
    await repair(
      dynamodb,
      region,
      own.map(({ pk, sk: key }) => ({ delete: { pk, sk: key } })),
    );
    count++;
  }
  return count;
}

async function eraseFiles(slug: string, eraser: ErasureClients['eraser']): Promise<number> {
  const prefixes = ['organizations', 'bundles', 'tmp/organizations', 'library'].map(
    folder => `${folder}/${slug}/`,
  );
  let count = 0;
  for (const prefix of prefixes) {
    count += (await eraser.keysBelow(prefix)).length;
    await eraser.erase(prefix);
  }
  return count;
}

interface ItemsToErase {
  table: string;
  slug: string;
  kept: Key[];
  /** Number of deleted items by kind; `eraseItems` counts here. */
  items: Record<string, number>;
}

/** Deletes an organisation's items. Scans the whole table, because no range of keys contains all of them. */
async function eraseItems(
  documents: DynamoDBDocumentClient,
  dynamodb: DynamoDBClient,
  { table, slug, kept, items }: ItemsToErase,
): Promise<void> {
  const scan = paginateScan(
    { client: documents },
    {
      TableName: table,
      ConsistentRead: true,
      FilterExpression: 'contains(#pk, :slug) OR contains(#sk, :slug) OR #organization = :slug',
      ProjectionExpression: '#pk, #sk, #kind, #organization',
      ExpressionAttributeNames: {
        '#pk': 'pk',
        '#sk': 'sk',
        '#kind': 'kind',
        '#organization': 'organization',
      },
      ExpressionAttributeValues: { ':slug': slug },
    },
  );
  for await (const { Items = [] } of scan) {
    const own = (Items as Item[]).filter(
      item => isOf(item, slug) && !kept.some(({ pk, sk }) => pk === item.pk && sk === item.sk),
    );
    for (const { kind } of own) items[kind ?? 'other'] = (items[kind ?? 'other'] ?? 0) + 1;
    for (let from = 0; from < own.length; from += batch)
      await repair(
        dynamodb,
        table,
        own.slice(from, from + batch).map(({ pk, sk }) => ({ delete: { pk, sk } })),
      );
  }
}

type Item = Key & { kind?: string; purpose?: string; id?: string; organization?: string };

/**
 * Matches partition keys that are not the organisation's own but may contain items of it: links, the library
 * of courses, and the platform (without its journal).
 */
const ofRegion = /^(T|L|X)(#(?!J#)|$)/;

/** Whether an item belongs to the organisation: its records, links, publications and invitations. */
function isOf(item: Item, slug: string): boolean {
  const place = placeOf(item);
  if (organizationOf(item) === slug) return true;
  if (/^P#.+#S$/.test(item.pk)) return item.sk.endsWith(`#${slug}`);
  if (typeof place === 'object') return place.organization === slug;
  return ofRegion.test(item.pk) && item.organization === slug;
}

async function* query(
  client: DynamoDBDocumentClient,
  TableName: string,
  pk: string,
  prefix = '',
): AsyncGenerator<Item> {
  const pages = paginateQuery(
    { client },
    {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
    },
  );
  for await (const { Items = [] } of pages) yield* Items as Item[];
}
