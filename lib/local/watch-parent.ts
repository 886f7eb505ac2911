import { readFileSync } from 'node:fs';

const everyMs = 1_000;

/**
 * Calls `onOrphaned` if the npm process that started this process has ended without ending this process, for
 * example after kill -9. Does nothing if npm did not start this process.
 */
export function watchParent(onOrphaned: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const initialAncestors = ancestors();
  const timer = setInterval(() => {
    if (String(ancestors()) !== String(initialAncestors)) onOrphaned();
  }, everyMs);
  timer.unref();
}

/** Ids of the parent process and, if that is only the shell of an npm script, of its parent. */
function ancestors(): number[] {
  const parent = process.ppid;
  try {
    const [, name = '', after = ''] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(sh|dash|bash)$/.test(name) ? [parent, Number(after)] : [parent];
  } catch {
    return [parent];
  }
}
