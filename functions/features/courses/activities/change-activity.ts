import type { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { Activity, StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { CourseContentStore } from '../course-content/course-content-store.ts';
import { requireChangeableCourse } from '../courses/require-course.ts';
import { ActivitiesStore } from './activities-store.ts';
import { activityFileWrites } from './activity-files.ts';

export const getActivity: Handler<typeof activities.getActivity> = async (_, context) =>
  showActivity(context)(context.records.activity);

export const createActivity: Handler<typeof activities.createActivity> = async (
  { courseId: _, ...fields },
  context,
) => {
  const { files, openStore, records } = context;
  const course = requireChangeableCourse(records.course, context);
  const parts = await openStore(CourseContentStore).list(course);
  return openStore(ActivitiesStore).create(course, fields, parts, {
    files: activityFileWrites(files, null, fields),
    show: showActivity(context),
  });
};

export const changeActivity: Handler<typeof activities.changeActivity> = async (
  { activityId: _, version: __, ...fields },
  context,
) => {
  const { files, openStore, records } = context;
  const course = requireChangeableCourse(records.course, context);
  return openStore(ActivitiesStore).change(course, records.activity, fields, {
    files: activityFileWrites(files, records.activity, fields),
    show: showActivity(context),
  });
};

const showActivity =
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
