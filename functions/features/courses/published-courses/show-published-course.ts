import { AppError } from '../../../../shared/core/errors.ts';
import { presentLibraryCourse } from '../../../../shared/features/courses/library/rules.ts';
import type { PublishedCourse } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { LibraryCoursePage } from '../../../../shared/features/courses/published-courses/view.ts';
import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { mayFindCourse } from '../../../../shared/features/courses/subscriptions/rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { linkToCover } from './library-links.ts';
import { PublishedCoursesStore } from './published-courses-store.ts';

type Showing = Pick<OrganizationContext, 'openStore' | 'organization' | 'files' | 'now'>;

export async function showPublishedCourse(
  { openStore, organization, files, now }: Showing,
  course: PublishedCourse,
  subscription: SubscriptionRecord | null,
): Promise<LibraryCoursePage> {
  const viewer = { organization: organization.slug, today: todayIn(organization.timeZone, now()) };
  if (!mayFindCourse(course, { ...viewer, subscription })) throw new AppError('record.missing');
  const { id, courseVersion, publishedAt, takeDown } = course;
  const store = openStore(PublishedCoursesStore);
  const [text, parts, coverUrl] = await Promise.all([
    store.text(id, courseVersion),
    store.parts(id, courseVersion),
    linkToCover(files, course),
  ]);
  return {
    ...presentLibraryCourse(course, subscription, viewer),
    ...{ coverUrl, publishedAt, takeDown, parts },
    description: text?.description ?? null,
    note: text?.note ?? '',
    changes: text?.changes ?? null,
  };
}
