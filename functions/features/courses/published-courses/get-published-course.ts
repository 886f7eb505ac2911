import { AppError } from '../../../../shared/core/errors.ts';
import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import { presentLibraryCourse } from '../../../../shared/features/courses/library/rules.ts';
import type { publishedCourses } from '../../../../shared/features/courses/published-courses/endpoints.ts';
import type { PublishedActivity } from '../../../../shared/features/courses/published-courses/view.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { linkToCover, linkToLibraryFile } from './library-links.ts';
import { type FoundActivity, readPublishedActivity } from './read-published-activity.ts';
import { showPublishedCourse } from './show-published-course.ts';

export const getPublishedCourse: Handler<typeof publishedCourses.getPublishedCourse> = async (_, context) => {
  const { publishedCourse, subscription } = context.records;
  return showPublishedCourse(context, publishedCourse, subscription);
};

export const getPublishedActivity: Handler<typeof publishedCourses.getPublishedActivity> = async (
  { publishedActivityId: id },
  context,
) => showPublishedActivity(context, id, await readPublishedActivity(context, id));

export const getPublishedFile: Handler<typeof publishedCourses.getPublishedFile> = async (
  { publishedActivityId, fileId },
  context,
) => {
  const { course, head, body } = await readPublishedActivity(context, publishedActivityId);
  const files = body ? filesOfActivity({ ...head, ...body }) : [];
  if (files.every(file => file.fileId !== fileId)) throw new AppError('record.missing');
  return { fileId, url: await linkToLibraryFile(context.files, course, fileId) };
};

type Showing = Pick<OrganizationContext, 'organization' | 'files' | 'now'>;

async function showPublishedActivity(
  { organization, files, now }: Showing,
  id: string,
  { course, courseVersion, subscription, head, body }: FoundActivity,
): Promise<PublishedActivity> {
  const { title, activityKind, icon, minutes, addToCalendar } = head;
  const viewer = { organization: organization.slug, today: todayIn(organization.timeZone, now()) };
  const linked = body ? filesOfActivity({ icon, ...body }) : [];
  const links = await Promise.all(
    linked.map(async ({ fileId }) => ({ fileId, url: await linkToLibraryFile(files, course, fileId) })),
  );
  return {
    ...{ id, courseVersion, title, activityKind, icon, minutes, addToCalendar },
    objectives: body?.objectives ?? [],
    content: body && { ...body, links },
    course: {
      ...presentLibraryCourse(course, subscription, viewer),
      coverUrl: await linkToCover(files, course),
      takeDown: course.takeDown,
    },
  };
}
