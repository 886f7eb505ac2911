import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';

export const linksOf = (
  files: FilesStore,
  activity: Pick<ActivityFields, 'icon' | 'video' | 'attachments'>,
): Promise<{ fileId: string; url: string }[]> =>
  Promise.all(
    filesOfActivity(activity).map(async ({ fileId, purpose }) => ({
      fileId,
      url: await files.link(fileId, purpose),
    })),
  );
