import { resolve } from 'node:path';
import globalSetup from '../e2e/support/global-setup.ts';

/** A figure of a screen, such as the time from a key to the next paint. */
export interface Figure {
  name: string;
  value: number;
  unit: 's' | 'ms' | 'kB' | 'files';
}

/** The folder of the product to measure; absent for this one. */
export const measuredFolder = process.env.BENCH_PRODUCT;

/** Starts the product that is measured. @returns a function that ends it */
export async function startMeasured(): Promise<() => Promise<void>> {
  if (!measuredFolder) return globalSetup();
  const { default: setup } = await import(`${resolve(measuredFolder)}/test/e2e/support/global-setup.ts`);
  return setup();
}
