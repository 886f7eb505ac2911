import { AppError } from '../../../../shared/core/errors.ts';
import { type library, libraryPageSize } from '../../../../shared/features/courses/library/endpoints.ts';
import {
  compareCourses,
  matchesFilter,
  presentLibraryCourse,
  tabsOf,
} from '../../../../shared/features/courses/library/rules.ts';
import type { LibraryTab } from '../../../../shared/features/courses/library/schema.ts';
import type { SubscriptionRecord } from '../../../../shared/features/courses/subscriptions/record.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { linkToCover } from '../published-courses/library-links.ts';
import { PublishedCoursesStore } from '../published-courses/published-courses-store.ts';
import { SubscriptionsStore } from '../subscriptions/subscriptions-store.ts';

/**
 * Reads the rows of all courses, because each tab shows its number of courses. The rows are few and small.
 */
export const searchLibrary: Handler<typeof library.searchLibrary> = async (
  { tab, cursor, ...filter },
  { openStore, organization, files, now },
) => {
  const { page, place } = readPageCursor(cursor);
  const from = Number(place ?? 0);
  if (!Number.isSafeInteger(from) || from < 0) throw new AppError('request.invalid');
  const [courses, records] = await Promise.all([
    openStore(PublishedCoursesStore).list(),
    openStore(SubscriptionsStore).list(),
  ]);
  const viewer = { organization: organization.slug, today: todayIn(organization.timeZone, now()) };
  const subscriptions = new Map(records.map(record => [record.courseId, record]));
  const shown = courses.map(course => {
    const subscription = subscriptions.get(course.id) ?? null;
    return { course, subscription, tabs: tabsOf(course, subscription, viewer) };
  });
  const onTab = (name: LibraryTab) => shown.filter(({ tabs }) => tabs.includes(name));
  const found = onTab(tab)
    .filter(({ course }) => matchesFilter(course, filter))
    .map(({ course, subscription }) => ({
      course,
      shown: presentLibraryCourse(course, subscription, viewer),
    }))
    .sort((a, b) => compareCourses(a.shown, b.shown));
  const end = from + libraryPageSize;
  const next = end < found.length ? String(end) : null;
  const counts = { all: onTab('all').length, subscribed: onTab('subscribed').length };
  const rows = found
    .slice(from, end)
    .map(async ({ course, shown }) => ({ ...shown, coverUrl: await linkToCover(files, course) }));
  return {
    ...cursorPage(await Promise.all(rows), { page, perPage: libraryPageSize, next, total: found.length }),
    counts: { ...counts, pending: onTab('pending').filter(isPending).length },
  };
};

/** A declined request stays listed for a while, but is not pending. */
const isPending = ({ subscription }: { subscription: SubscriptionRecord | null }): boolean =>
  subscription?.status === 'pending';
