import { type StoredSession, StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import type { Key } from '../../../platform/storage/key.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { removedSessionIndex, sessionIndex, sessionKey } from '../session-keys.ts';

export const sessionRow = (record: StoredSession): StoredSessionRow =>
  StoredSessionRow.parse({ ...record, activities: record.activities.length });

/** The item of a session. Removed sessions are in a separate list. @param expiresAt seconds since 1970 */
export function sessionItem(organization: string, record: StoredSession, expiresAt?: number): Item & Key {
  const { id, date, owner } = record;
  return {
    ...sessionKey(organization, id),
    ...(record.removedAt === null
      ? sessionIndex(organization, record, owner.id)
      : removedSessionIndex(organization, id, date)),
    row: sessionRow(record),
    kind: 'class-session',
    ...record,
    ...(expiresAt !== undefined && { expiresAt }),
  };
}
