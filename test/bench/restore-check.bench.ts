import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createDemoClock } from '../../lib/local/demo/demo-clock.ts';
import { makeDemo } from '../../lib/local/demo/make-demo.ts';
import { createTable, dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../lib/local/dynamodb/start-dynoxide.ts';
import { region, startBackend } from '../../lib/local/start-backend.ts';
import { TableDigest } from '../../lib/restore/canonical-json.ts';
import { itemOf } from '../../lib/restore/export-lines.ts';
import { exportLines } from '../../lib/restore/import-export.ts';
import { keyOf } from '../../lib/restore/integrity-violation.ts';
import { organizationOf } from '../../lib/restore/organization-items.ts';
import { hashPrefixOf, serveScans } from './serve-scans.ts';

const table = tableDefinition.TableName;
const root = join(import.meta.dirname, '../..');
const megabyte = 2 ** 20;
/** Sizes of the table in megabytes, such as `BENCH_TABLE_MB=100,10240`. */
const sizes = (process.env.BENCH_TABLE_MB ?? '60,120').split(',').map(Number);

/**
 * Measures time and memory of `restore:check`, with repairs and a replay, on tables of copies of the
 * demonstration without some derived items. Kills the command once while it reads the table and once while it
 * repairs the table.
 */
export async function benchRestoreCheck(): Promise<void> {
  const demo = await demoLines();
  const perMegabyte: number[] = [];
  for (const size of sizes) {
    const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'lumitree-check-bench-'));
    const file = join(folder, 'table.sqlite');
    const dynoxide = await startDynoxide(file);
    try {
      await createTable(dynoxide.endpoint, region);
      const filled = fill(file, demo, size * megabyte);
      const { items, bytes, copies, missing, digest } = filled;
      console.log(
        `restore check: ${items} items, ${Math.round(bytes / megabyte)} MB, ${copies} demonstrations, ${missing} missing`,
      );
      const scans = await serveScans(file, table, dynoxide.endpoint);
      const reading = await check(scans.endpoint, folder, 'items read', items / 2);
      const repairing = await check(scans.endpoint, folder, 'organisations checked', copies / 2);
      const last = await check(scans.endpoint, folder);
      await scans.close();
      const runs = [reading, repairing, last];
      const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
      perMegabyte.push(seconds / (bytes / megabyte));
      const isRepaired =
        last.said.includes(`${items} items of`) &&
        last.said.includes(`digest ${digest}`) &&
        last.said.includes(`${missing} items repaired`) &&
        last.said.includes('\n0 faults');
      console.log(
        `restore check: ${seconds.toFixed(1)} s, at most ${runs.map(run => run.megabytes).join(', ')} MB of memory, ` +
          `killed ${runs.filter(run => run.isKilled).length} times, ` +
          `${isRepaired ? 'everything repaired' : `NOT REPAIRED:\n${last.said}`}`,
      );
    } finally {
      await dynoxide.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const [first = 1, last = first] = [perMegabyte[0], perMegabyte.at(-1)];
  console.log(
    `restore check: time per megabyte, largest to smallest table: ratio ${(last / first).toFixed(2)}`,
  );
}

async function demoLines(): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'lumitree-check-demo-'));
  const clock = createDemoClock();
  const backend = await startBackend({ scratch, webUrl: () => 'http://127.0.0.1:4000', ...clock });
  try {
    await makeDemo(backend, clock);
    await backend.settled();
    const client = new DynamoDBClient({
      ...{ endpoint: backend.dynamodb.endpoint, region, credentials: dummyCredentials },
    });
    const lines: string[] = [];
    for await (const line of exportLines(client, table)) lines.push(line);
    return lines;
  } finally {
    await backend.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Maximum size of a table, in bytes, whose digest (hash of all items) is computed while the table is filled.
 */
const mostDigested = 1_024 * megabyte;

/**
 * Fills the database file of the DynamoDB stand-in with the demonstration and renamed copies of its
 * organisations. Requests for ten gigabytes would take hours, so it writes the file directly. Indexes and
 * stream stay empty, because `restore:check` does not read them. Every third copy lacks the entries that find
 * children by their birthdays.
 * @returns numbers of items, bytes, copies and missing entries; unless the table is too large, also the
 * digest (hash of all items) that the table must have after repairs
 */
function fill(file: string, demo: string[], wanted: number) {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const insert = database.prepare(
    `INSERT INTO "${table}" (pk, sk, item_json, item_size, hash_prefix) VALUES (?, ?, ?, ?, ?)`,
  );
  const slugs = [
    ...new Set(demo.map(line => organizationOf(itemOf(line))).filter(slug => slug !== undefined)),
  ];
  const slug = new RegExp(`(?<=[#"])(${slugs.join('|')})(?=[#"])`, 'g');
  const all = demo.map(line => ({ line, ...keyOf(itemOf(line)) }));
  const own = all.filter(item => organizationOf(item) !== undefined);
  const digest = wanted > mostDigested ? undefined : new TableDigest();
  let [items, bytes, copies, missing] = [0, 0, 0, 0];
  while (bytes < wanted) {
    const named = (text: string) => (copies === 0 ? text : text.replace(slug, `$1-${copies}`));
    const keyed = (key: string) => named(`"${key}"`).slice(1, -1);
    database.exec('BEGIN');
    for (const item of copies === 0 ? all : own) {
      const line = named(item.line);
      const [pk, sk] = [keyed(item.pk), keyed(item.sk)];
      const json = line.slice('{"Item":'.length, -1);
      digest?.add(itemOf(line));
      bytes += json.length;
      items++;
      if (copies % 3 === 1 && /^C#[^#]+#DOB#/.test(pk)) {
        missing++;
        continue;
      }
      insert.run(`S:${pk}`, `S:${sk}`, json, json.length, hashPrefixOf(pk));
    }
    database.exec('COMMIT');
    copies++;
  }
  database.close();
  return { items, bytes, copies, missing, digest: digest?.read().digest ?? '' };
}

const command = () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, ...words] = String(scripts['restore:check']).split(' ');
  return words.map(word => (word.startsWith('-') ? word : join(root, word)));
};

/**
 * Runs the command as an operator does, and kills it once its output says that `step` has processed `killAt`
 * items.
 */
async function check(endpoint: string, cwd: string, step?: string, killAt = Number.POSITIVE_INFINITY) {
  const start = performance.now();
  const options = ['--repair', '--replay-since', '2026-01-01T00:00:00Z'];
  const child = spawn(process.execPath, [...command(), table, ...options], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_REGION: region },
      ...{ AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' },
    },
  });
  let [said, megabytes] = ['', 0];
  const measuring = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(child.pid));
  }, 200);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    const done = text.match(/^(\d+) /)?.[1];
    if (step && text.includes(step) && Number(done) >= killAt) child.kill('SIGKILL');
  });
  await once(child, 'close');
  clearInterval(measuring);
  return {
    ...{ said, megabytes, seconds: (performance.now() - start) / 1000 },
    isKilled: child.signalCode !== null,
  };
}

/** Peak memory of a process so far, as Linux reports it; 0 on other systems, or if the process has ended. */
function peakMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes = 0] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
