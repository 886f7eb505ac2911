import { data, replace } from 'react-router';
import { pathFor, routes } from '../../../../shared/core/routes.ts';
import type { LibraryCoursePage } from '../../../../shared/features/courses/published-courses/view.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { accessTo } from '../../../platform/auth/access.ts';
import { cachedSession } from '../../../platform/auth/session.ts';
import { localeOf } from '../../../platform/auth/sign-in-urls.ts';
import { publishedCourseQuery } from '../published/queries.ts';

type Page = ['publishedCourse' | 'publishedActivity', { id: string }];

/** Loads a page for authors. Redirects others to the public course page, or throws 403 if there is none. */
export async function requireAuthor(
  request: Request,
  courseId: string,
  pageOf: (course: LibraryCoursePage) => Page | undefined,
): Promise<void> {
  const session = cachedSession();
  if (!session || accessTo(routes.developer, session) === 'open') return;
  const course = await queryClient.ensureQueryData(publishedCourseQuery(courseId)).catch(error => {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  });
  const page = course && pageOf(course);
  if (!page) throw data(null, { status: 403 });
  const [name, params] = page;
  throw replace(pathFor(localeOf(new URL(request.url).pathname), name, params));
}
