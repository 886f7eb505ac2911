import { type LoaderFunctionArgs, replace } from 'react-router';
import { pathFor } from '../../../../shared/core/routes.ts';
import { mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';
import { parsePublishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { localeOf } from '../../../platform/auth/sign-in-urls.ts';
import { showRefusal } from '../../../ui/feedback/show-refusal.ts';
import { courseQuery } from '../courses/queries.ts';
import { leaveFor } from '../own-activities/leave-refused.ts';
import { publishedActivityQuery } from '../published/queries.ts';

/**
 * Redirects users who may change the course to its draft, colleagues to a list, others to the activity, which
 * subscribers can copy.
 */
export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { course, content } = await queryClient.ensureQueryData(publishedActivityQuery(id));
  if (!course.isOwn && content === null) await showRefusal('activity.not-own');
  if (!course.isOwn) return replace(pathFor(locale, 'publishedActivity', { id }));
  const { activityId } = parsePublishedActivityId(id);
  const draft = await queryClient.ensureQueryData(courseQuery(course.id));
  const me = cachedSession();
  if (me && !mayChangeCourse(draft, me)) return leaveFor('developer', request, 'activity.not-own');
  return replace(pathFor(locale, 'createActivity', { id: activityId }));
}

/** Renders nothing, because the loader always redirects. */
const EditPublishedActivityPage = () => null;

export { EditPublishedActivityPage as Component };
