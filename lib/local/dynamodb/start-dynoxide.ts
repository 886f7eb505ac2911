import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { streamPlaceFile } from '../streams/stream-place-file.ts';

export interface Dynoxide {
  endpoint: string;
  /** The stand-in's SQLite database; undefined at a given endpoint. */
  file: string | undefined;
  close: () => Promise<void>;
}

const readyMs = 10_000;
const pollMs = 15;

/**
 * Starts the DynamoDB stand-in on a free loopback port. The stand-in ends when this process ends, even if
 * this process is killed. If `DYNAMODB_ENDPOINT` is set, uses that endpoint and starts nothing.
 * @param database file; undefined for a temporary table
 * @param onEnd called if the stand-in ends before it is closed
 */
export async function startDynoxide(database: string | undefined, onEnd = () => {}): Promise<Dynoxide> {
  const given = process.env.DYNAMODB_ENDPOINT;
  if (given) return { endpoint: given, file: undefined, close: async () => {} };
  const temporaryFolder = database ? undefined : mkdtempSync(join(tmpdir(), 'lumitree-table-'));
  const file = database ?? join(temporaryFolder ?? '', 'dynamodb.sqlite');
  mkdirSync(dirname(file), { recursive: true });
  const port = await freePort();
  const options = ['serve', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'run-until-parent-exits.mjs'), findDynoxide(), ...options, '--db-path', file],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, endpoint);
  await addStreamIndexes(file);
  trimStream(file);
  child.once('exit', onEnd);
  return {
    endpoint,
    file,
    close: async () => {
      child.off('exit', onEnd);
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'exit');
      if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true });
    },
  };
}

/** Adds indexes to the database. Without them, each write scans all stream records for the next number. */
async function addStreamIndexes(file: string): Promise<void> {
  const database = new DatabaseSync(file, { timeout: readyMs });
  try {
    await waitUntilThere(database, '_stream_records');
    const number = 'CAST(sequence_number AS INTEGER)';
    database.exec(`
      CREATE INDEX IF NOT EXISTS stream_number ON _stream_records (table_name, ${number});
      CREATE INDEX IF NOT EXISTS stream_place ON _stream_records (table_name, shard_id, ${number});`);
  } finally {
    database.close();
  }
}

/** Deletes stream records that were already read, because the stand-in would keep them for ever. */
function trimStream(file: string): void {
  const place = join(dirname(file), streamPlaceFile);
  if (!existsSync(place)) return;
  const database = new DatabaseSync(file, { timeout: readyMs });
  try {
    database
      .prepare('DELETE FROM _stream_records WHERE CAST(sequence_number AS INTEGER) < CAST(? AS INTEGER)')
      .run(readFileSync(place, 'utf8').trim());
  } finally {
    database.close();
  }
}

/**
 * Waits for a table of the stand-in's own. On a busy machine, the stand-in answers requests before it has
 * created the table.
 */
async function waitUntilThere(database: DatabaseSync, table: string): Promise<void> {
  const find = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = ?`);
  for (const end = Date.now() + readyMs; Date.now() < end && !find.get(table); ) await wait(pollMs);
}

async function waitUntilReady(child: ChildProcess, endpoint: string): Promise<void> {
  const errorOutput: string[] = [];
  child.stderr?.on('data', text => errorOutput.push(String(text)));
  for (const end = Date.now() + readyMs; Date.now() < end; await wait(pollMs)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer) return;
  }
  child.stdin?.end();
  throw new Error(`DynamoDB's stand-in did not start: ${errorOutput.join('').trim() || 'no answer'}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise(done => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * Finds the program of the DynamoDB stand-in: at `DYNOXIDE_BIN`, or else in the package for this platform.
 * @throws Error that says what to do if there is none
 */
function findDynoxide(): string {
  if (process.env.DYNOXIDE_BIN) return process.env.DYNOXIDE_BIN;
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  const program = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const file = join(folder, program);
    if (existsSync(file)) return file;
  } catch {
    // The package is not installed; the error below says so.
  }
  throw new Error(`${name} is not installed: run npm install, or set DYNOXIDE_BIN to a dynoxide 1.2.1`);
}
