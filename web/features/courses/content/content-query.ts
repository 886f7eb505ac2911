import { queryOptions } from '@tanstack/react-query';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import type { CourseContent } from '../../../../shared/features/courses/course-content/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { coursesRoot, refreshCourses } from '../courses/queries.ts';

export const contentQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...coursesRoot, 'content', courseId],
    queryFn: ({ signal }) => call(courseContent.getCourseContent, { courseId }, { signal }),
  });

export function showContent(content: CourseContent): void {
  queryClient.setQueryData(contentQuery(content.courseId).queryKey, content);
  void refreshCourses();
}
