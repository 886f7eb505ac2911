import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a built file is newer than everything it is built from. */
export function isFresh(built: string, sources: string[]): boolean {
  const madeAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.every(source => newestIn(source) < madeAt);
}

function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map(name => newestIn(join(path, name))));
}
