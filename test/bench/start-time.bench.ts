import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { median } from './throughput.bench.ts';

const rounds = 15;
const entries = ['api', 'account', 'events', 'provision', 'cognito'];

/** How long each Lambda takes to load, as a multiple of what an empty Node takes. */
export function benchStartTime(): void {
  const empty: number[] = [];
  const times: Record<string, number[]> = Object.fromEntries(entries.map(entry => [entry, []]));
  for (let round = 0; round < rounds; round++) {
    empty.push(millisecondsOf('0'));
    for (const entry of entries)
      times[entry]?.push(millisecondsOf(`await import('./dist/functions/${entry}/index.mjs')`));
  }
  const parts = entries.map(entry => `${entry} ${(median(times[entry] ?? []) / median(empty)).toFixed(1)}`);
  console.log(`start: an empty Node takes ${median(empty).toFixed(0)} ms; times that: ${parts.join(', ')}`);
}

function millisecondsOf(code: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  if (status !== 0) throw new Error(String(stderr));
  return performance.now() - start;
}

export const areBundled = (): boolean =>
  entries.every(entry => existsSync(`dist/functions/${entry}/index.mjs`));
