import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import { presentLibraryCourse } from '../../../../shared/features/courses/library/rules.ts';
import type { PublishedActivity } from '../../../../shared/features/courses/published-courses/view.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { linkToCover, linkToLibraryFile } from './library-links.ts';
import type { FoundActivity } from './read-published-activity.ts';

type Showing = Pick<OrganizationContext, 'organization' | 'files' | 'now'>;

export async function showPublishedActivity(
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
