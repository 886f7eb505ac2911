import { queryOptions } from '@tanstack/react-query';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cacheFileLink } from '../../../ui/file/file-image.tsx';

export const coursesRoot = ['courses'];

export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...coursesRoot, 'one', courseId],
    queryFn: async ({ signal }) => {
      const course = await call(courses.getCourse, { courseId }, { signal });
      if (course.cover && course.coverUrl) cacheFileLink(course.cover.fileId, course.coverUrl);
      return course;
    },
  });

/** Courses to choose one from. */
export const courseChoiceQuery = queryOptions({
  queryKey: [...coursesRoot, 'choice'],
  queryFn: ({ signal }) => call(courses.searchCourses, {}, { signal }),
});

export const refreshCourses = () => queryClient.invalidateQueries({ queryKey: coursesRoot });
