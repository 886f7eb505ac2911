import type { ReadyFile } from '../../../lib/local/start-product.ts';

/** What the running product says of itself. */
export function product(): ReadyFile {
  return JSON.parse(process.env.LUMITREE_READY ?? '{}') as ReadyFile;
}
