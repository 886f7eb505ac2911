import { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { publishedCourses } from '../../../../shared/features/courses/published-courses/endpoints.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { activityFields } from '../activities/samples.ts';
import { makeCompleteCourse, publishCourse } from '../publications/samples.ts';

/** Publishes a course with an attachment. Also returns its activity’s ID. */
export async function publishActivity(author: Principal) {
  const { id: courseId } = await makeCompleteCourse(author);
  const { data } = await author.call(courseContent.getCourseContent, { courseId });
  const activityId = String(data.parts[0]?.id);
  const fileId = await uploadFile(author, 'attachment');
  const attachments = [{ fileId, name: 'Sheet' }];
  await author.call(activities.changeActivity, {
    ...activityFields({ attachments }),
    ...{ activityId, version: 1 },
  });
  const course = await publishCourse(author, (await author.call(courses.getCourse, { courseId })).data);
  return { course, fileId, id: publishedActivityId(activityId, course.courseVersion) };
}

export const publishedCoursesSamples: Samples<typeof publishedCourses> = {
  getPublishedCourse: {
    input: async ({ maker }) => ({ courseId: (await publishCourse(maker)).id }),
    references: { courseId: 'libraryCourse' },
    costGrowsWithData: true,
  },
  getPublishedActivity: {
    input: async ({ maker }) => ({ publishedActivityId: (await publishActivity(maker)).id }),
    references: { publishedActivityId: 'publishedActivity' },
  },
  getPublishedFile: {
    input: async ({ maker }) => {
      const { id, fileId } = await publishActivity(maker);
      return { publishedActivityId: id, fileId };
    },
    references: { publishedActivityId: 'publishedActivity', fileId: 'libraryFile' },
  },
};
