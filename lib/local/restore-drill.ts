import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createEventsLambda } from '../../functions/lambdas/events.ts';
import { digest } from '../restore/canonical-json.ts';
import { findViolations } from '../restore/find-violations.ts';
import { exportLines, importLines, readItems, repair } from '../restore/import-export.ts';
import type { IntegrityViolation } from '../restore/integrity-violation.ts';
import { byOrganization } from '../restore/organization-items.ts';
import { replayEvents } from '../restore/replay-events.ts';
import { createDemoClock } from './demo/demo-clock.ts';
import { makeDemo } from './demo/make-demo.ts';
import { createTable, dummyCredentials, tableDefinition } from './dynamodb/create-table.ts';
import { startDynoxide } from './dynamodb/start-dynoxide.ts';
import { type Backend, region, startBackend } from './start-backend.ts';

type Items = Awaited<ReturnType<typeof readItems>>;

export interface DrillReport {
  items: number;
  organizations: number;
  exportMs: number;
  importMs: number;
  isEqual: boolean;
  violations: IntegrityViolation[];
  deletedItems: number;
  violationsAfterDeletion: number;
  isRepaired: boolean;
  /** Number of replayed journal entries, and whether the replay changed nothing. */
  replayed: number;
  isReplayIdempotent: boolean;
}

const table = tableDefinition.TableName;

/** Exports the demo table, restores it into an empty table, then damages and repairs the restored table. */
export async function restoreDrill(): Promise<DrillReport> {
  const scratch = mkdtempSync(join(tmpdir(), 'lumitree-drill-'));
  const clock = createDemoClock();
  const backend = await startBackend({ scratch, webUrl: () => 'http://127.0.0.1:4000', ...clock });
  const copy = await startDynoxide(undefined);
  const clientOf = (endpoint: string) =>
    new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const [from, to] = [clientOf(backend.dynamodb.endpoint), clientOf(copy.endpoint)];
  try {
    await makeDemo(backend, clock);
    await backend.settled();
    await createTable(copy.endpoint, region);
    const file = join(scratch, 'export.jsonl.gz');
    const exportMs = await timed(() => exportTo(file, from));
    const importMs = await timed(() => importLines(to, table, linesOf(file)));
    const items = await readItems(to, table);
    return {
      items: items.length,
      organizations: byOrganization(items).length,
      exportMs,
      importMs,
      isEqual: digest(items) === digest(await readItems(from, table)),
      violations: findViolations(items),
      ...(await deleteAndRepairDerived(to, items)),
      ...(await replay(backend, copy.endpoint, to)),
    };
  } finally {
    from.destroy();
    to.destroy();
    await Promise.all([backend.close(), copy.close()]);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A file in the format of a DynamoDB export: one line per item, compressed. */
async function exportTo(file: string, client: DynamoDBClient): Promise<void> {
  const withEnds = async function* () {
    for await (const line of exportLines(client, table)) yield `${line}\n`;
  };
  await pipeline(withEnds, createGzip(), createWriteStream(file));
}

const linesOf = (file: string) => createInterface({ input: createReadStream(file).pipe(createGunzip()) });

/**
 * Whether an item is derived, so that a repair can create it again. Derived are search words, assignments,
 * counters and people's lists of organisations. Drafts and snippets have similar keys, but are not derived.
 */
const isDerived = ({ pk, sk }: Items[number]) =>
  /^C#[^#]+#(S#|COUNT$)/.test(pk) ||
  (/^C#[^#]+#U#/.test(pk) && sk.startsWith('CASE#')) ||
  sk.startsWith('AT#');
/**
 * Whether an item is a part (shard) of a counter. Each change goes to a random part, so only their sum can be
 * compared.
 */
const isCounter = ({ pk }: Items[number]) => pk.endsWith('#COUNT');

async function deleteAndRepairDerived(client: DynamoDBClient, items: Items) {
  const derived = items.filter(isDerived);
  await repair(
    client,
    table,
    derived.map(({ pk, sk }) => ({ delete: { pk, sk } })),
  );
  const found = findViolations(await readItems(client, table));
  await repair(
    client,
    table,
    found.flatMap(fault => fault.repair ?? []),
  );
  const after = await readItems(client, table);
  const withoutCounters = (all: Items) => digest(all.filter(item => !isCounter(item)));
  return {
    deletedItems: derived.length,
    violationsAfterDeletion: found.length,
    isRepaired: findViolations(after).length === 0 && withoutCounters(after) === withoutCounters(items),
  };
}

/**
 * Replays the whole journal to the restored table. All reactions were done before, so the replay must change
 * nothing.
 */
async function replay(backend: Backend, endpoint: string, client: DynamoDBClient) {
  const environment = backend.environmentOf('events');
  const endpoints = { ...environment.standIns.endpoints, dynamodb: endpoint };
  const react = createEventsLambda({ ...environment, standIns: { ...environment.standIns, endpoints } });
  const before = await readItems(client, table);
  const events = replayEvents(before, new Date(0).toISOString());
  const answers = [];
  for (const event of events) answers.push(await react(event));
  const isDone = answers.every(({ batchItemFailures }) => batchItemFailures.length === 0);
  return {
    replayed: events.reduce((sum, { Records }) => sum + Records.length, 0),
    isReplayIdempotent: isDone && digest(await readItems(client, table)) === digest(before),
  };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
