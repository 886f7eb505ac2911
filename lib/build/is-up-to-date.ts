import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function isUpToDate(built: string, sources: string[]): boolean {
  const madeAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.every(source => newestMtime(source) < madeAt);
}

function newestMtime(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map(name => newestMtime(join(path, name))));
}
