import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { minuteMs } from '../../../shared/core/dates/durations.ts';

const Row = z.object({ failures: z.number(), locked_until: z.number() });

export type Lockout = ReturnType<typeof openLockout>;

const failuresBeforeLock = 5;
const maxLockMs = 15 * minuteMs;

/**
 * Counts wrong passwords and second factors of each person. The fifth failure locks the sign-in for a second,
 * each later one for twice as long, up to 15 minutes. A success, or 15 minutes without a failure, resets the
 * count. While the sign-in is locked, attempts are rejected unchecked, and not counted.
 */
export function openLockout(database: DatabaseSync, now: () => number) {
  const select = database.prepare('SELECT * FROM sign_in_failures WHERE sub = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM sign_in_failures WHERE sub = ?');
  const removeOld = database.prepare('DELETE FROM sign_in_failures WHERE locked_until <= ?');

  const find = (sub: string) => Row.optional().parse(select.get(sub));

  return {
    isLocked: (sub: string): boolean => (find(sub)?.locked_until ?? 0) > now(),

    countFailure(sub: string): void {
      removeOld.run(now() - maxLockMs);
      const failures = (find(sub)?.failures ?? 0) + 1;
      const delay =
        failures < failuresBeforeLock ? 0 : Math.min(1000 * 2 ** (failures - failuresBeforeLock), maxLockMs);
      replace.run(sub, failures, now() + delay);
    },

    clear(sub: string): void {
      remove.run(sub);
    },
  };
}
