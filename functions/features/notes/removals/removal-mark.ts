import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { restorableDays } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { removedIndex } from '../removal-keys.ts';

const restorableMs = restorableDays * dayMs;

/** Time from which a removed record is deleted permanently, ISO 8601. */
export const purgedFrom = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + restorableMs).toISOString();

export function removalMark(key: Key, organization: string, id: string, removedAt: string): Write {
  const at = purgedFrom(removedAt);
  return {
    put: { ...key, ...removedIndex(at, organization, id), kind: 'removed', row: { organization, id, at } },
    when: isAbsent,
  };
}
