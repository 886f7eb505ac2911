import { queryOptions } from '@tanstack/react-query';
import { fileLinkSeconds } from '../../../../shared/core/limits.ts';
import { publishedCourses } from '../../../../shared/features/courses/published-courses/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { libraryRoot } from '../library/queries.ts';

/** Milliseconds for which file links are cached; shorter than the lifetime of a link. */
const linksMs = (fileLinkSeconds - 120) * 1000;

export const publishedCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...libraryRoot, 'course', courseId],
    queryFn: ({ signal }) => call(publishedCourses.getPublishedCourse, { courseId }, { signal }),
  });

export const publishedActivityQuery = (publishedActivityId: string) =>
  queryOptions({
    queryKey: [...libraryRoot, 'activity', publishedActivityId],
    queryFn: ({ signal }) => call(publishedCourses.getPublishedActivity, { publishedActivityId }, { signal }),
    refetchInterval: linksMs,
  });

/** Requests a new link to a file; fails once the user can no longer read the course. */
export const publishedFileUrl = async (publishedActivityId: string, fileId: string): Promise<string> =>
  (await call(publishedCourses.getPublishedFile, { publishedActivityId, fileId })).url;
