import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { filesOfActivity } from '../activities/activity-files.ts';

type WithFiles = Pick<ActivityFields, 'icon' | 'video' | 'attachments'>;

/** Copies the files of an activity of the same organisation. What is gone is left out of the copy. */
export async function copyFiles(
  files: FilesStore,
  activity: WithFiles,
): Promise<{ fields: WithFiles; writes: Write[] }> {
  const held = filesOfActivity(activity);
  const ids = new Map<string, string>();
  const writes: Write[] = [];
  for (const purpose of new Set(held.map(file => file.purpose))) {
    const wanted = held.filter(file => file.purpose === purpose).map(({ fileId }) => fileId);
    const copied = await files.copyAttached(wanted, purpose);
    for (const [from, to] of copied.ids) ids.set(from, to);
    writes.push(...copied.writes);
  }
  return { fields: withOtherFiles(activity, ids), writes };
}

/** The fields of an activity with other files in place of its own; what has none is left out. */
export function withOtherFiles(
  { icon, video, attachments }: WithFiles,
  ids: ReadonlyMap<string, string>,
): WithFiles {
  const other = <Holder extends { fileId: string }>(holder: Holder): Holder | null => {
    const fileId = ids.get(holder.fileId);
    return fileId === undefined ? null : { ...holder, fileId };
  };
  return {
    icon: icon?.type === 'image' ? other(icon) : icon,
    video: video?.type === 'file' ? other(video) : video,
    attachments: attachments.map(other).filter(attachment => attachment !== null),
  };
}
