import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another copy of the product holds the data. */
export class AlreadyRunning extends Error {}

/**
 * Takes the data folder for this process, also from one that was killed and could not give it back.
 * @returns what gives it back
 * @throws AlreadyRunning
 */
export function takeLock(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pid');
  const holder = holderOf(file);
  if (holder !== undefined) throw new AlreadyRunning(`Lumitree runs already, as process ${holder}.`);
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

/** The process that holds the folder, if one is alive. */
export function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
