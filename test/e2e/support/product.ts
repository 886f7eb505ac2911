import type { ReadyFile } from '../../../lib/local/start-product.ts';

/** The ready file of the running product. */
export function product(): ReadyFile {
  return JSON.parse(process.env.LUMITREE_READY ?? '{}') as ReadyFile;
}
