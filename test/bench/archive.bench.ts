import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { caseDataParts } from '../../functions/composition/case-data-parts.ts';
import { type JobContext, jobContext } from '../../functions/composition/job-context.ts';
import { ownedRecords } from '../../functions/composition/owned-records.ts';
import { recordFormats } from '../../functions/composition/record-formats.ts';
import { takeArchiveStep } from '../../functions/features/privacy/archives/take-archive-step.ts';
import { archiveKey } from '../../functions/features/privacy/keys.ts';
import type { Bucket } from '../../functions/platform/files/bucket.ts';
import { organizationBuckets } from '../../functions/platform/files/open-bucket.ts';
import { openObjectEraser } from '../../functions/platform/files/open-object-eraser.ts';
import { newId } from '../../functions/platform/storage/new-id.ts';
import { organizationTables } from '../../functions/platform/storage/open-table.ts';
import { organizationCredentials } from '../../functions/platform/storage/organization-credentials.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { createDemoClock } from '../../lib/local/demo/demo-clock.ts';
import { makeDemo } from '../../lib/local/demo/make-demo.ts';
import { dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { region, startBackend } from '../../lib/local/start-backend.ts';
import { noArchive } from '../../shared/features/privacy/archives/record.ts';

const slug = 'brightwater';
const megabyte = 2 ** 20;
const batch = 25;
const maxInterruptions = 20;
const copiesAtOnce = 4;
/** Sizes of the organisation's records in megabytes, such as `BENCH_ARCHIVE_MB=100,1024`. */
const sizes = (process.env.BENCH_ARCHIVE_MB ?? '10,20').split(',').map(Number);

/**
 * Measures time and memory of a full archive of an organisation that consists of copies of one demo child.
 */
export async function benchArchive(): Promise<void> {
  const scratch = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'lumitree-archive-bench-'));
  const clock = createDemoClock();
  const backend = await startBackend({ scratch, webUrl: () => 'http://127.0.0.1:4000', ...clock });
  const client = new DynamoDBClient({
    ...{ endpoint: backend.dynamodb.endpoint, region, credentials: dummyCredentials },
  });
  try {
    await makeDemo(backend, clock);
    await backend.settled();
    const environment = backend.environmentOf('jobs');
    const credentialsOf = organizationCredentials(environment);
    const table = organizationTables(environment, credentialsOf, recordFormats)(slug);
    const openBucket = organizationBuckets(environment, credentialsOf)(slug);
    const context = jobContext(
      {
        ...{ table, own: table, ownedRecords, caseDataParts, eraser: openObjectEraser(environment) },
        bucketOf: () => openBucket,
        openDocumentPrinters: () => import('../../functions/composition/archives/document-printers.ts'),
      },
      { organization: slug, by: 'bench', requestId: 'bench', idempotency: undefined, now: Date.now },
      async () => undefined,
    );
    const documents = DynamoDBDocumentClient.from(client);
    console.log(`archive: the demonstration, with printing: ${await archive(context, documents, 0)}`);
    let written = 0;
    for (const size of sizes) {
      const child = await largestChild(context);
      while (written < size * megabyte) {
        const copies = Array.from({ length: copiesAtOnce }, () => copyChild(child, context, documents));
        for (const bytes of await Promise.all(copies)) written += bytes;
      }
      console.log(
        `archive: ${Math.round(written / megabyte)} MB of records: ${await archive(context, documents, size)}`,
      );
    }
  } finally {
    client.destroy();
    await backend.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs all steps of a job that makes an archive. @returns time, size and memory as text to print */
async function archive(
  context: JobContext,
  documents: DynamoDBDocumentClient,
  number: number,
): Promise<string> {
  const { job } = context.jobs.prepare({ kind: 'archive' }, null);
  const record = { ...noArchive, job: job.id, version: number + 1, state: 'preparing' };
  const Item = { ...archiveKey(slug), kind: 'archive', ...record };
  await documents.send(new PutCommand({ TableName: tableDefinition.TableName, Item }));
  const start = performance.now();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const worked = process.cpuUsage();
  let [turns, longest, peak, interruptions] = [0, 0, 0, 0];
  for (let cursor: string | null = null; ; turns++) {
    const turn = performance.now();
    /** Repeats an interrupted step, as the queue does. */
    const step: Awaited<ReturnType<typeof takeArchiveStep>> | undefined = await takeArchiveStep(
      { ...job, startedBy: 'bench', cursor },
      context,
    ).catch(error => {
      interruptions += 1;
      if (interruptions > maxInterruptions) throw error;
      return undefined;
    });
    if (!step) continue;
    longest = Math.max(longest, performance.now() - turn);
    peak = Math.max(peak, process.memoryUsage().rss);
    if (step.cursor === null) {
      const { parts, files } = Object(step.writes[0]).put as typeof noArchive;
      const bytes = parts.reduce((sum, { size }) => sum + size, 0);
      const seconds = (performance.now() - start) / 1000;
      const { user, system } = process.cpuUsage(worked);
      return (
        `${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of CPU, S3 included), ${turns + 1} turns, the longest ${(longest / 1000).toFixed(1)} s, ` +
        `${files} files, ${parts.length} parts of ${Math.round(bytes / megabyte)} MB, ` +
        `${(bytes / megabyte / seconds).toFixed(2)} MB a second, ${Math.round((peak - before) / megabyte)} MB of memory`
      );
    }
    cursor = step.cursor;
  }
}

interface Child {
  id: string;
  items: readonly Item[];
  objects: { key: string; bytes: Uint8Array }[];
}

async function largestChild(context: JobContext): Promise<Child> {
  const ids = (await context.table.queryAll({ index: 'gsi1', pk: `C#${slug}#CASES#active` })).map(
    ({ row }) => (row as { id: string }).id,
  );
  const scopes = [];
  for (const id of ids) scopes.push(await context.caseDataOf(id));
  const bytesOf = ({ items }: { items: readonly Item[] }) => JSON.stringify(items).length;
  const [scope] = scopes.toSorted((one, other) => bytesOf(other) - bytesOf(one));
  if (!scope) throw new Error('the demonstration has no child');
  const found = await Promise.all(caseDataParts.map(part => part.objects?.(scope) ?? []));
  const bucket = await context.bucket();
  const objects = [];
  for (const { key } of found.flat()) {
    const bytes = await bucket.read(key);
    if (bytes) objects.push({ key, bytes });
  }
  return { id: scope.caseId, items: scope.items, objects };
}

/** Writes a copy of a child under another id, with its files. @returns bytes of the copied records */
async function copyChild(
  { id, items, objects }: Child,
  context: JobContext,
  documents: DynamoDBDocumentClient,
): Promise<number> {
  const [own = '', other = ''] = [id, newId('case', Date.now())].map(one => one.slice(one.indexOf('_') + 1));
  const text = JSON.stringify(items).replaceAll(own, other);
  const copies = JSON.parse(text) as Item[];
  const puts = copies.map(Item => ({ PutRequest: { Item } }));
  for (let start = 0; start < puts.length; start += batch)
    await documents.send(
      new BatchWriteCommand({
        RequestItems: { [tableDefinition.TableName]: puts.slice(start, start + batch) },
      }),
    );
  const bucket: Bucket = await context.bucket();
  for (const { key, bytes } of objects)
    if (key.includes(own))
      await bucket.put(key.replaceAll(own, other), {
        ...{ body: bytes, type: 'application/pdf', disposition: 'inline' },
      });
  return text.length;
}
