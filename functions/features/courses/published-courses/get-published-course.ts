import { AppError } from '../../../../shared/core/errors.ts';
import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { publishedCourses } from '../../../../shared/features/courses/published-courses/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { linkToLibraryFile } from './library-links.ts';
import { readPublishedActivity } from './read-published-activity.ts';
import { showPublishedActivity } from './show-published-activity.ts';
import { showPublishedCourse } from './show-published-course.ts';

export const getPublishedCourse: Handler<typeof publishedCourses.getPublishedCourse> = async (_, context) => {
  const { publishedCourse, subscription } = context.records;
  return showPublishedCourse(context, publishedCourse, subscription);
};

export const getPublishedActivity: Handler<typeof publishedCourses.getPublishedActivity> = async (
  { publishedActivityId: id },
  context,
) => showPublishedActivity(context, id, await readPublishedActivity(context, id));

export const getPublishedFile: Handler<typeof publishedCourses.getPublishedFile> = async (
  { publishedActivityId, fileId },
  context,
) => {
  const { course, head, body } = await readPublishedActivity(context, publishedActivityId);
  const files = body ? filesOfActivity({ ...head, ...body }) : [];
  if (files.every(file => file.fileId !== fileId)) throw new AppError('record.missing');
  return { fileId, url: await linkToLibraryFile(context.files, course, fileId) };
};
