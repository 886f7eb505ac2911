import { readFileSync } from 'node:fs';

const everyMs = 1_000;

/**
 * Calls back when the npm that started this process is gone without having ended it, as after kill -9.
 * When not started by npm it does nothing.
 */
export function watchParent(onOrphaned: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const initialAncestors = ancestors();
  const timer = setInterval(() => {
    if (String(ancestors()) !== String(initialAncestors)) onOrphaned();
  }, everyMs);
  timer.unref();
}

/** The parent, and the parent's own where the parent is only the shell in which npm runs scripts. */
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
