import type { Ready } from '../../../lib/local/start-product.ts';

/** What the running product says of itself. */
export function product(): Ready {
  return JSON.parse(process.env.LUMITREE_READY ?? '{}') as Ready;
}
