import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import type { UserPool } from './user-pool.ts';

/** The user pool, whose client is loaded when it is first needed: most calls never ask it anything. */
export type OpenUserPool = () => Promise<UserPool>;

export function openUserPool(environment: Environment): OpenUserPool {
  return memoizeAsync(async () => {
    const { UserPool } = await import('./user-pool.ts');
    return new UserPool(environment);
  });
}
