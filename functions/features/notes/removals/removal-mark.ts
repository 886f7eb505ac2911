import { restorableDays } from '../../../../shared/features/notes/notes/note-rules.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { removedIndex } from '../removal-keys.ts';

const restorableMs = restorableDays * 86_400_000;

/** When what was removed at an instant is deleted for good, ISO 8601. */
export const purgedFrom = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + restorableMs).toISOString();

/** Has a removed record deleted for good, unless it is restored before. */
export function removalMark(key: Key, organization: string, id: string, removedAt: string): Write {
  const at = purgedFrom(removedAt);
  return {
    put: { ...key, ...removedIndex(at, organization, id), kind: 'removed', row: { organization, id, at } },
    when: isAbsent,
  };
}
