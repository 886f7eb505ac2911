import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { Activity, StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

export const showActivity =
  ({ files }: Pick<OrganizationContext, 'files'>) =>
  async (activity: StoredActivity): Promise<Activity> => ({
    ...activity,
    links: await Promise.all(
      filesOfActivity(activity).map(async ({ fileId, purpose }) => ({
        fileId,
        url: await files.link(fileId, purpose),
      })),
    ),
  });
