import type { ActivityFields } from '../activities/schema.ts';

export type WithFiles = Pick<ActivityFields, 'icon' | 'video' | 'attachments'>;

/** Replaces the file ids of an activity; files without a replacement are left out. */
export function withOtherFiles(
  { icon, video, attachments }: WithFiles,
  otherOf: (fileId: string) => string | undefined,
): WithFiles {
  const other = <Holder extends { fileId: string }>(holder: Holder): Holder | null => {
    const fileId = otherOf(holder.fileId);
    return fileId === undefined ? null : { ...holder, fileId };
  };
  return {
    icon: icon?.type === 'image' ? other(icon) : icon,
    video: video?.type === 'file' ? other(video) : video,
    attachments: attachments.map(other).filter(attachment => attachment !== null),
  };
}
