import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { UserPool } from './user-pool.ts';

/** The user pool with a lazily loaded client, because most calls never need it. */
export type OpenUserPool = () => Promise<UserPool>;

export function openUserPool(environment: Environment): OpenUserPool {
  return memoizeAsync(async () => {
    const { UserPool } = await import('./user-pool.ts');
    return new UserPool(environment);
  });
}
