import {
  type ActivityFile,
  filesOfActivity,
} from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { Write } from '../../../platform/storage/write.ts';

type WithFiles = Pick<ActivityFields, 'icon' | 'video' | 'attachments'>;

/**
 * Writes that attach the new files of an activity, and release the files that it no longer uses. Also returns
 * the released files, for the journal.
 */
export function activityFileWrites(
  files: FilesStore,
  before: WithFiles | null,
  after: WithFiles | null,
): { writes: Write[]; released: string | undefined } {
  const had = before ? filesOfActivity(before) : [];
  const has = after ? filesOfActivity(after) : [];
  const isIn = (list: ActivityFile[]) => (file: ActivityFile) =>
    list.some(other => other.fileId === file.fileId);
  const added = has.filter(file => !isIn(had)(file));
  const released = had.filter(file => !isIn(has)(file));
  return {
    writes: [
      ...added.map(({ fileId, ...options }) => files.attachWrite(fileId, options)),
      ...released.map(({ fileId }) => files.deleteWrite(fileId)),
    ],
    released: released.map(({ fileId, purpose }) => `${purpose}/${fileId}`).join(' ') || undefined,
  };
}
