/** What is erased with a person, and that it is to be; the table of `keys.ts` has its rows. */

import type { IndexKeys, Key } from './keys.ts';

/** Everything that is kept of a person themselves; their sign-ins stand apart. */
export const personPartition = (u: string) => ({ pk: `P#${u}` });
export const personFilesOf = (u: string) => ({ ...personPartition(u), prefix: 'FILE#' });
/** That a person’s account is to be erased. */
export const accountDeletionKey = (u: string): Key => ({ pk: `P#${u}`, sk: 'ERASURE' });
export const unfinishedAccountDeletions = { index: 'gsi1', pk: 'X#ERASURES' } as const;
export const accountDeletionIndex = (at: string, u: string): IndexKeys => ({
  gsi1pk: unfinishedAccountDeletions.pk,
  gsi1sk: `${at}#${u}`,
});

/** Somebody’s box with all that is in it; the box itself comes first. */
export const notificationsOf = (o: string, u: string) => ({ pk: `C#${o}#N#${u}` });

/** What somebody has typed and not saved yet. */
export const draftsOf = (o: string, u: string) => ({ pk: `C#${o}#U#${u}`, prefix: 'DRAFT#' });
