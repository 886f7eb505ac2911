import { courseState } from '../../../../shared/features/courses/courses/course-rules.ts';
import type { Course, StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

export const showCourse =
  ({ files }: Pick<OrganizationContext, 'files'>) =>
  async (stored: StoredCourse): Promise<Course> => {
    const { contentVersion: _, publication, publishing, ...course } = stored;
    return {
      ...course,
      state: courseState(stored),
      isPublishing: publishing !== null,
      courseVersion: publication?.courseVersion ?? 0,
      publishedAt: publication?.at ?? null,
      coverUrl: course.cover && (await files.link(course.cover.fileId, 'course-cover')),
    };
  };
