import type { ReadyFile } from '../../../lib/local/start-product.ts';

/** The addresses of the running product, which it wrote into its ready file. */
export function product(): ReadyFile {
  return JSON.parse(process.env.LUMITREE_READY ?? '{}') as ReadyFile;
}
