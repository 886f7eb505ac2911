import type { OrganizationPurpose } from '../../../../shared/core/file-purposes.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { Write } from '../../../platform/storage/write.ts';

interface ActivityFile {
  fileId: string;
  purpose: OrganizationPurpose;
  /** The field of the form that names it. */
  field: string;
}

type WithFiles = Pick<ActivityFields, 'icon' | 'video' | 'attachments'>;

/** The files of an activity, each once. */
export function filesOfActivity({ icon, video, attachments }: WithFiles): ActivityFile[] {
  const files: ActivityFile[] = [
    ...(icon?.type === 'image'
      ? [{ fileId: icon.fileId, purpose: 'activity-icon', field: 'icon' } as const]
      : []),
    ...(video?.type === 'file'
      ? [{ fileId: video.fileId, purpose: 'activity-video', field: 'video' } as const]
      : []),
    ...attachments.map(({ fileId }) => ({ fileId, purpose: 'attachment', field: 'attachments' }) as const),
  ];
  return [...new Map(files.map(file => [file.fileId, file])).values()];
}

/** The writes that attach new files and let go of the others, with what is let go of as the journal names it. */
export function activityFileWrites(
  files: FilesStore,
  before: WithFiles | null,
  after: WithFiles | null,
): { writes: Write[]; released: string | undefined } {
  const had = before ? filesOfActivity(before) : [];
  const has = after ? filesOfActivity(after) : [];
  const isIn = (list: ActivityFile[]) => (file: ActivityFile) => list.some(one => one.fileId === file.fileId);
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

/** An activity with other files; a file without a replacement is left out. */
export function withFiles<One extends WithFiles>(activity: One, ids: ReadonlyMap<string, string>): One {
  const { icon, video, attachments } = activity;
  const replaced = <Holder extends { fileId: string }>(holder: Holder): Holder[] => {
    const fileId = ids.get(holder.fileId);
    return fileId ? [{ ...holder, fileId }] : [];
  };
  return {
    ...activity,
    icon: icon?.type === 'image' ? (replaced(icon)[0] ?? null) : icon,
    video: video?.type === 'file' ? (replaced(video)[0] ?? null) : video,
    attachments: attachments.flatMap(replaced),
  };
}
