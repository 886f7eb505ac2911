import type { OrganizationPurpose } from '../../../core/file-purposes.ts';

interface HasFiles {
  icon: { type: 'image'; fileId: string } | { type: 'own' } | null;
  video: { type: 'file'; fileId: string } | { type: 'link' } | null;
  attachments: readonly { fileId: string }[];
}

export interface ActivityFile {
  fileId: string;
  purpose: OrganizationPurpose;
  /** The form field that contains the file. */
  field: keyof HasFiles;
}

const onceBy = (files: readonly ActivityFile[], keyOf: (file: ActivityFile) => string): ActivityFile[] => [
  ...new Map(files.map(file => [keyOf(file), file])).values(),
];

/** The files of an activity with their purposes; a file used for two purposes is listed twice. */
export function filesByPurpose({ icon, video, attachments }: HasFiles): ActivityFile[] {
  const named: ActivityFile[] = attachments.map(({ fileId }) => ({
    fileId,
    purpose: 'attachment',
    field: 'attachments',
  }));
  if (video?.type === 'file')
    named.unshift({ fileId: video.fileId, purpose: 'activity-video', field: 'video' });
  if (icon?.type === 'image') named.unshift({ fileId: icon.fileId, purpose: 'activity-icon', field: 'icon' });
  return onceBy(named, ({ fileId, purpose }) => `${fileId} ${purpose}`);
}

/** Without duplicates. */
export const filesOfActivity = (activity: HasFiles): ActivityFile[] =>
  onceBy(filesByPurpose(activity), ({ fileId }) => fileId);

export const hasFileOfTwoPurposes = (activity: HasFiles): boolean =>
  filesByPurpose(activity).length > filesOfActivity(activity).length;
