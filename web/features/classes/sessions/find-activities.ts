import { queryOptions } from '@tanstack/react-query';
import { isId } from '../../../../shared/core/ids.ts';
import { activityCopies } from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import { library } from '../../../../shared/features/courses/library/endpoints.ts';
import { publishedCourses } from '../../../../shared/features/courses/published-courses/endpoints.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

export interface PickedActivity {
  id: string;
  title: string;
  minutes: number | null;
  /** Title of the course that the activity belongs to; absent for custom activities. */
  course?: string;
  isCopy?: boolean;
  /** True if the organisation must first subscribe to the course. */
  isLocked?: boolean;
  courseId?: string;
}

const maxResults = 30;
const coursesMs = 60_000;

/** Published activities that can be planned, from the current versions of subscribed courses. */
async function publishedActivities(): Promise<PickedActivity[]> {
  const subscribed = await fetchAllPages(cursor =>
    call(library.searchLibrary, { tab: 'subscribed', cursor }),
  );
  const courses = subscribed.filter(({ mayRead }) => mayRead);
  const whole = await Promise.all(
    courses.map(({ id: courseId }) => call(publishedCourses.getPublishedCourse, { courseId })),
  );
  return whole.flatMap(({ title: course, courseVersion, parts }) =>
    parts.flatMap(part =>
      part.type === 'activity' && part.addToCalendar
        ? [
            {
              id: publishedActivityId(part.id, courseVersion),
              title: part.title,
              minutes: part.minutes,
              course,
            },
          ]
        : [],
    ),
  );
}

const publishedQuery = {
  queryKey: ['sessions', 'published-activities'],
  queryFn: publishedActivities,
  staleTime: coursesMs,
};

const byTitle = (one: PickedActivity, other: PickedActivity) =>
  one.title.localeCompare(other.title, undefined, { numeric: true });

/**
 * Finds activities by title, tag or course: custom ones first, then copies, then published ones.
 * @param hasCopies whether the organisation has the module that contains copied activities
 */
export async function findActivities(text: string, hasCopies: boolean): Promise<PickedActivity[]> {
  const [custom, copies, published] = await Promise.all([
    call(customActivities.searchCustomActivities, { text }),
    hasCopies ? call(activityCopies.searchActivityCopies, { text }) : { data: [] },
    queryClient.ensureQueryData(publishedQuery),
  ]);
  const needle = text.toLocaleLowerCase();
  const isWanted = ({ title, course = '' }: PickedActivity) =>
    `${title}\n${course}`.toLocaleLowerCase().includes(needle);
  return [
    ...custom.data
      .filter(({ addToCalendar }) => addToCalendar)
      .map(({ id, title, minutes }) => ({ id, title, minutes })),
    ...copies.data
      .filter(({ addToCalendar }) => addToCalendar)
      .map(({ id, title, minutes, source }) => ({
        id,
        title,
        minutes,
        course: source.courseTitle,
        isCopy: true,
      })),
    ...published.filter(isWanted).toSorted(byTitle),
  ].slice(0, maxResults);
}

/** Reads an activity of any kind; a malformed id counts as not found. */
export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', 'planned-activity', id],
    queryFn: () => readActivity(id),
    staleTime: coursesMs,
  });

async function readActivity(id: string): Promise<PickedActivity> {
  if (isId('customActivity', id)) {
    const { title, minutes } = await call(customActivities.getCustomActivity, { customActivityId: id });
    return { id, title, minutes };
  }
  if (isId('activityCopy', id)) {
    const { title, minutes, source } = await call(activityCopies.getActivityCopy, { activityCopyId: id });
    return { id, title, minutes, course: source.courseTitle, isCopy: true };
  }
  assertId('publishedActivity', id);
  const { title, minutes, course } = await call(publishedCourses.getPublishedActivity, {
    publishedActivityId: id,
  });
  return { id, title, minutes, course: course.title, isLocked: !course.mayRead, courseId: course.id };
}
