import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { finishDemo, LocalDataError, prepareData } from '../../../lib/local/local-data.ts';
import { acquireLock } from '../../../lib/local/lock.ts';

const wayOut = 'npm run reset deletes all local data and starts over.';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Makes a data folder as a successful start leaves it. */
function openData(): string {
  const folder = join(openFolder(), 'data');
  prepareData(folder);
  for (const name of ['dynamodb.sqlite', 'cognito.sqlite', 'sqs.sqlite']) {
    const database = new DatabaseSync(join(folder, name));
    database.exec('CREATE TABLE kept (name TEXT); INSERT INTO kept VALUES (1)');
    database.close();
  }
  writeFileSync(join(folder, 'mail.json'), '[]');
  finishDemo(folder);
  return folder;
}

function complaintOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(LocalDataError);
    return (error as Error).message;
  }
  return 'there was nothing to complain about';
}

test('the product fills an empty data folder with demo data, and keeps data that is in the folder', () => {
  const folder = join(openFolder(), 'data');
  expect(prepareData(folder)).toBe(true);
  expect(prepareData(openData())).toBe(false);
});

test('if a data folder lacks the file that marks demo data as complete, its data is kept', () => {
  const folder = openData();
  rmSync(join(folder, 'demo-made'));
  expect(prepareData(folder)).toBe(false);
  expect(existsSync(join(folder, 'dynamodb.sqlite'))).toBe(true);
});

test('demo data whose creation was interrupted is created again from the start', () => {
  const folder = join(openFolder(), 'data');
  prepareData(folder);
  writeFileSync(join(folder, 'dynamodb.sqlite'), 'half');
  expect(prepareData(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual(['demo-unfinished']);
});

test.each(['dynamodb.sqlite', 'cognito.sqlite', 'sqs.sqlite', 'mail.json', 'stream-place'])(
  'a damaged %s in the data folder is reported in a sentence that says how to repair it, and nothing is deleted',
  name => {
    const folder = openData();
    writeFileSync(join(folder, name), 'x'.repeat(5_000));
    const complaint = complaintOf(() => prepareData(folder));
    expect(complaint).toContain(`Of the local data, ${name} is damaged`);
    expect(complaint).toContain(wayOut);
    expect(complaint).not.toContain('xxx');
    expect(existsSync(join(folder, name))).toBe(true);
  },
);

test.each(['dynamodb.sqlite', 'cognito.sqlite'])(
  'starting the product without %s is reported as an error that names what is missing',
  name => {
    const folder = openData();
    rmSync(join(folder, name));
    expect(complaintOf(() => prepareData(folder))).toBe(`Of the local data, ${name} is missing. ${wayOut}`);
  },
);

test('a damaged lock file is reported and is not taken for a running product', () => {
  const folder = openFolder();
  writeFileSync(join(folder, 'lock'), 'x'.repeat(5_000));
  expect(complaintOf(() => acquireLock(folder))).toContain(wayOut);
});

test('a data folder that cannot be created is reported', () => {
  const folder = openFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(complaintOf(() => acquireLock(join(folder, 'file', 'kept')))).toContain(wayOut);
});

test('a data folder that cannot be written to is reported in a sentence', async () => {
  const parent = openFolder();
  const folder = join(parent, 'kept');
  mkdirSync(folder);
  for (const one of [parent, folder]) chmodSync(one, 0o555);
  const script = `
    const { acquireLock } = await import(${JSON.stringify(join(import.meta.dirname, '../../../lib/local/lock.ts'))});
    try { acquireLock(${JSON.stringify(folder)}); } catch (error) { process.stdout.write(error.message); }`;
  const isRoot = process.getuid?.() === 0;
  const nobody = { uid: 65_534, gid: 65_534 };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot && nobody),
  });
  const [complaint] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  for (const one of [parent, folder]) chmodSync(one, 0o755);
  expect(complaint).toContain(wayOut);
});
