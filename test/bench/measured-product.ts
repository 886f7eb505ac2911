import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import globalSetup from '../e2e/support/global-setup.ts';

/** A figure of a screen, such as the time from a key to the next paint. */
export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'kB' | 'files';
}

/** The folder of the product to measure; absent for this one. */
export const measuredFolder = process.env.BENCH_PRODUCT;

/** Starts the product of another folder and prints where it runs. */
const start = `
  await (await import('./test/e2e/support/global-setup.ts')).default();
  console.log(process.env.LUMITREE_READY);`;

/** Starts the product that is measured. @returns a function that ends it */
export async function startMeasured(): Promise<() => Promise<void>> {
  if (!measuredFolder) return globalSetup();
  const child = spawn(process.execPath, ['--input-type=module', '-e', start], {
    cwd: measuredFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{"')) continue;
    process.env.LUMITREE_READY = line;
    return async () => void child.kill();
  }
  throw new Error(`the product in ${measuredFolder} did not start`);
}
