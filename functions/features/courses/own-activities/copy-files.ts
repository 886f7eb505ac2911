import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import {
  type WithFiles,
  withOtherFiles,
} from '../../../../shared/features/courses/own-activities/with-other-files.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { Write } from '../../../platform/storage/write.ts';

/** Copies the files of an activity within the organisation. Missing files are left out. */
export async function copyFiles(
  files: FilesStore,
  activity: WithFiles,
): Promise<{ fields: WithFiles; ids: Map<string, string>; writes: Write[] }> {
  const originals = filesOfActivity(activity);
  const ids = new Map<string, string>();
  const writes: Write[] = [];
  for (const purpose of new Set(originals.map(file => file.purpose))) {
    const fileIds = originals.filter(file => file.purpose === purpose).map(({ fileId }) => fileId);
    const copied = await files.copyAttached(fileIds, purpose);
    for (const [from, to] of copied.ids) ids.set(from, to);
    writes.push(...copied.writes);
  }
  return { fields: withOtherFiles(activity, id => ids.get(id)), ids, writes };
}
