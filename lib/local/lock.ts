import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the data folder. */
export class AlreadyRunningError extends Error {}

/**
 * Takes the data folder for this process. The lock is the operating system's on a file, so it ends
 * with the process however that ends, and no number of a dead process is mistaken for a living one.
 * @returns what gives it back
 * @throws AlreadyRunningError
 */
export function acquireLock(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'pid');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new AlreadyRunningError(`Lumitree runs already, as process ${readFileSync(holder, 'utf8')}.`);
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    rmSync(holder, { force: true });
    lock.close();
  };
}
