import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { asLocalDataError } from './local-data.ts';

export class AlreadyRunningError extends Error {}

/** File in the data folder. It exists while the process that uses the folder is ending. */
const endingFile = 'ending';
/** SQLite's number for a database that another process has locked. */
const sqliteBusy = 5;
/** Maximum wait for a process that is ending, in milliseconds. */
const maxEndingMs = 30_000;
/** Interval between checks whether that process has ended, in milliseconds. */
const pollMs = 100;

/** Marks that this process is ending. A process that starts now waits for the end of this process. */
export function announceEnd(folder: string): void {
  writeFileSync(join(folder, endingFile), String(process.pid));
}

/** Like `acquireLock`, but waits for a process that is already ending. @throws AlreadyRunningError */
export async function acquireLockAfterEnd(folder: string): Promise<() => void> {
  for (let waited = 0; ; waited += pollMs) {
    try {
      return acquireLock(folder);
    } catch (error) {
      const isEnding = error instanceof AlreadyRunningError && existsSync(join(folder, endingFile));
      if (!isEnding || waited >= maxEndingMs) throw error;
    }
    await wait(pollMs);
  }
}

/**
 * Locks the data folder for this process, with a file lock of the operating system. The lock always ends with
 * the process. The lock cannot confuse a running process with another process that has got the same id.
 * @returns a function that releases the lock
 * @throws AlreadyRunningError; LocalDataError if the folder cannot be locked
 */
export function acquireLock(folder: string): () => void {
  const holder = join(folder, 'pid');
  const lock = openLock(folder, holder);
  return () => {
    rmSync(holder, { force: true });
    rmSync(join(folder, endingFile), { force: true });
    lock.close();
  };
}

function openLock(folder: string, holder: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('BEGIN EXCLUSIVE');
    rmSync(join(folder, endingFile), { force: true });
    writeFileSync(holder, String(process.pid));
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw asLocalDataError(error, folder);
    const running = existsSync(holder) ? readFileSync(holder, 'utf8') : 'unknown';
    throw new AlreadyRunningError(`Lumitree runs already, as process ${running}.`);
  }
}
