import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { UserPool } from './user-pool.ts';

/** Opens the user pool. Its client is loaded on first use, because most requests never need it. */
export type OpenUserPool = () => Promise<UserPool>;

export function openUserPool(environment: Environment): OpenUserPool {
  return memoizeAsync(async () => {
    const { UserPool } = await import('./user-pool.ts');
    return new UserPool(environment);
  });
}
