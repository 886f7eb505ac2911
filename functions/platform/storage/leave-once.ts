import type { AppError } from '../../../shared/core/errors.ts';
import type { Key } from './key.ts';
import { ConflictError } from './retry-on-conflict.ts';
import type { Table } from './table.ts';
import { type Item, isAbsent, type Write } from './write.ts';

/** How long it is remembered that something was left, in seconds. */
const retentionSeconds = 30 * 86_400;

class LeftBefore extends Error {}

/**
 * Leaves what somebody outside sends in an inbox, once under its key; the same sent again has no second effect.
 * @throws what `otherError` makes, if something else was left under the key before
 */
export async function leaveOnce(
  table: Table,
  put: Item & { bodyHash: string },
  otherError: () => AppError,
): Promise<void> {
  const write: Write = {
    put,
    when: isAbsent,
    onConditionFailed: existing => (existing?.bodyHash === put.bodyHash ? new LeftBefore() : otherError()),
  };
  await table.transact([write]).catch(error => {
    if (!(error instanceof LeftBefore)) throw error;
  });
}

/** The write that takes what was left out of an inbox, and keeps for a month that there was something. */
export const emptyInboxWrite = (key: Key, content: [string, ...string[]], now: number): Write => ({
  update: key,
  set: { expiresAt: Math.floor(now / 1000) + retentionSeconds },
  remove: content,
  when: { text: `attribute_exists(#${content[0]})` },
  onConditionFailed: () => new ConflictError(),
});
