import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { unfinishedJobs } from '../../../functions/features/operations/keys.ts';
import { digest } from '../canonical-json.ts';
import { toExportLine } from '../export-lines.ts';
import { importLines, repair } from '../import-export.ts';
import {
  closeOrganization,
  isOpenIn,
  noteDigest,
  openOrganization,
  requireFrom,
} from './close-organization.ts';
import { itemsAt } from './items-at.ts';
import { type Found, itemsOfOrganization } from './items-of-organization.ts';
import type { Move } from './move.ts';

export interface Moved {
  items: number;
  digest: string;
}

/** Kinds of items whose insertion starts the Lambdas that read the table's stream. */
export const toldOfKinds = ['journal', 'read', 'mail', 'webhook-delivery', 'registration', 'survey-answer'];

/**
 * Closes an organisation and copies its items to another cell's table. The organisation stays closed until
 * `finishMove`. Can be repeated.
 * @param settle waits until everything that the organisation's last writes have caused is done
 * @throws Error if the organisation has unfinished jobs, or if the copy differs from the original
 */
export async function copyOrganization(move: Move, settle: () => Promise<void>): Promise<Moved> {
  const { client, slug, from, to } = move;
  await requireFrom(move);
  await removeItems(client, to, await itemsOfOrganization(client, to, slug));
  await closeOrganization(move);
  await settle();
  const found = await itemsOfOrganization(client, from, slug);
  const jobs = found.filter(({ item }) => item.gsi1pk === unfinishedJobs.pk).length;
  if (jobs > 0) throw new Error(`${slug} has ${jobs} unfinished jobs: open it again, and wait for them`);
  await importQuietly(client, to, found);
  const sum = digestOf(found);
  if ((await digestOfCopy(move, found)) !== sum)
    throw new Error(`${to} does not hold what ${from} holds of ${slug}`);
  await noteDigest(move, sum);
  return { items: found.length, digest: sum };
}

/**
 * Opens the organisation in its new cell, then deletes the original items. Can be repeated.
 * @throws Error if anything has been written since the items were copied
 */
export async function finishMove(move: Move): Promise<void> {
  const { client, slug, from, to } = move;
  const found = await itemsOfOrganization(client, from, slug);
  if (!(await isOpenIn(move, to))) {
    const entry = await requireFrom(move);
    const sum = digestOf(found);
    if (entry?.digest !== sum || (await digestOfCopy(move, found)) !== sum)
      throw new Error(`${to} does not hold what ${from} holds of ${slug}: copy it first`);
    await openOrganization(move, to);
  }
  await removeItems(client, from, found);
}

/** Opens the organisation in its old cell and deletes the copy. */
export async function cancelMove(move: Move): Promise<void> {
  const { client, slug, from, to } = move;
  await requireFrom(move);
  await openOrganization(move, from);
  await removeItems(client, to, await itemsOfOrganization(client, to, slug));
}

const digestOf = (found: Found[]) => digest(found.map(({ item }) => item));

async function digestOfCopy({ client, to }: Move, found: Found[]): Promise<string> {
  return digestOf(
    await itemsAt(
      client,
      to,
      found.map(({ stored }) => stored),
    ),
  );
}

/**
 * Writes items so that Lambdas that read the table's stream do not run: they would send emails again and
 * repeat reactions. Items that would make them run are first inserted with only their key, and then
 * overwritten with the whole item. The Lambdas ignore such modifications.
 */
async function importQuietly(client: DynamoDBClient, table: string, found: Found[]): Promise<void> {
  const announced = found.filter(({ item }) => toldOfKinds.includes(String(item.kind)));
  const bare = announced.map(({ stored: { pk, sk } }) => ({ ...(pk && { pk }), ...(sk && { sk }) }));
  await importLines(client, table, bare.map(toExportLine));
  await importLines(
    client,
    table,
    found.map(({ stored }) => toExportLine(stored)),
  );
}

const removeItems = (client: DynamoDBClient, table: string, found: Found[]) =>
  repair(
    client,
    table,
    found.map(({ item: { pk, sk } }) => ({ delete: { pk, sk } })),
  );
