/** Keys for account deletion; see the table in `keys.ts`. */

import type { IndexKeys, Key } from './keys.ts';

/** The partition of a person; sessions are separate. */
export const personPartition = (u: string) => ({ pk: `P#${u}` });
export const personFilesOf = (u: string) => ({ ...personPartition(u), prefix: 'FILE#' });
/** A pending account deletion. */
export const accountDeletionKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'ERASURE' });
export const unfinishedAccountDeletions = { index: 'gsi1', pk: 'X#ERASURES' } as const;
export const accountDeletionIndex = (at: string, u: string): IndexKeys => ({
  gsi1pk: unfinishedAccountDeletions.pk,
  gsi1sk: `${at}#${u}`,
});

/** Notification counters and notifications of a member; the counters sort first. */
export const notificationsOf = (o: string, u: string) => ({ pk: `C#${o}#N#${u}` });

/** A member's drafts. */
export const draftsOf = (o: string, u: string) => ({ pk: `C#${o}#U#${u}`, prefix: 'DRAFT#' });
