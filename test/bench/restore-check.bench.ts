import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createDemoClock } from '../../lib/local/demo/demo-clock.ts';
import { makeDemo } from '../../lib/local/demo/make-demo.ts';
import { createTable, dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../lib/local/dynamodb/start-dynoxide.ts';
import { region, startBackend } from '../../lib/local/start-backend.ts';
import { itemOf } from '../../lib/restore/export-lines.ts';
import { exportLines } from '../../lib/restore/import-export.ts';
import { organizationOf } from '../../lib/restore/organization-items.ts';

const table = tableDefinition.TableName;
const root = join(import.meta.dirname, '../..');
const megabyte = 2 ** 20;
/** Sizes of the table in megabytes, such as `BENCH_TABLE_MB=100,10240`. */
const sizes = (process.env.BENCH_TABLE_MB ?? '60,120').split(',').map(Number);

/** Time and memory of `restore:check` on tables of copies of the demonstration, killed once in the middle. */
export async function benchRestoreCheck(): Promise<void> {
  const demo = await demoLines();
  const perMegabyte: number[] = [];
  for (const size of sizes) {
    const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'lumitree-check-bench-'));
    const file = join(folder, 'table.sqlite');
    const dynoxide = await startDynoxide(file);
    try {
      await createTable(dynoxide.endpoint, region);
      const { items, bytes, copies } = fill(file, demo, size * megabyte);
      console.log(
        `restore check: ${items} items, ${Math.round(bytes / megabyte)} MB, ${copies} demonstrations`,
      );
      const whole = await check(dynoxide.endpoint, folder);
      perMegabyte.push(whole.seconds / (bytes / megabyte));
      const interrupted = await check(dynoxide.endpoint, folder, whole.seconds / 2);
      const resumed = await check(dynoxide.endpoint, folder);
      const isEqual = interrupted.said === undefined && resumed.said === whole.said;
      console.log(
        `restore check: ${whole.seconds.toFixed(1)} s, ${whole.megabytes} MB of memory; killed and continued: ` +
          `${(interrupted.seconds + resumed.seconds).toFixed(1)} s, ${isEqual ? 'the same result' : 'ANOTHER RESULT'}`,
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
 * Fills the stand-in's own file with the demonstration and copies of its organisations under other names: requests
 * would take hours for ten gigabytes. Its indexes and its stream stay empty, which a check does not read.
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
  const own = demo.filter(line => organizationOf(itemOf(line)) !== undefined);
  let [items, bytes, copies] = [0, 0, 0];
  while (bytes < wanted) {
    const lines = copies === 0 ? demo : own.map(line => line.replace(slug, `$1-${copies}`));
    database.exec('BEGIN');
    for (const line of lines) {
      const json = line.slice('{"Item":'.length, -1);
      const { pk, sk } = itemOf(line);
      const prefix = createHash('md5').update(`Outliers${pk}`).digest('hex').slice(0, 6);
      insert.run(`S:${pk}`, `S:${sk}`, json, json.length, prefix);
      bytes += json.length;
    }
    database.exec('COMMIT');
    items += lines.length;
    copies++;
  }
  database.close();
  return { items, bytes, copies };
}

const command = () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, ...words] = String(scripts['restore:check']).split(' ');
  return words.map(word => (word.startsWith('-') ? word : join(root, word)));
};

/** Runs the command as an operator does. @param killAfter seconds */
async function check(endpoint: string, cwd: string, killAfter?: number) {
  const start = performance.now();
  const memory = 'process.on("exit", () => console.error(process.resourceUsage().maxRSS))';
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${memory}`, ...command(), table], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_REGION: region },
      ...{ AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' },
    },
  });
  const killing = new AbortController();
  if (killAfter)
    wait(killAfter * 1000, undefined, { signal: killing.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  killing.abort();
  const said = out
    .split('\n')
    .filter(line => !/(read|checked|left)$/.test(line))
    .join('\n');
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.round(Number(errors.trim().split('\n').at(-1)) / 1024),
    said: child.signalCode === null ? said : undefined,
  };
}
