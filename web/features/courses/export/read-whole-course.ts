import { fileTypes } from '../../../../shared/core/file-purposes.ts';
import { activities as activityCalls } from '../../../../shared/features/courses/activities/endpoints.ts';
import type { Activity } from '../../../../shared/features/courses/activities/schema.ts';
import { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { courses } from '../../../../shared/features/courses/courses/endpoints.ts';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';

export interface Progress {
  signal: AbortSignal;
  onProgress: (done: number, all: number) => void;
}

export interface WholeCourse {
  course: Course;
  parts: CoursePart[];
  activities: Activity[];
  /** Contents of the course's files by id, including the cover. */
  files: Map<string, Blob>;
}

/** Reads a course with all its content, one activity at a time, because file links expire after minutes. */
export async function readWholeCourse(
  courseId: string,
  { signal, onProgress }: Progress,
): Promise<WholeCourse> {
  const course = await call(courses.getCourse, { courseId }, { signal });
  const { parts } = await call(courseContent.getCourseContent, { courseId }, { signal });
  const ids = flatten(treeOf(parts)).flatMap(({ part }) => (part.type === 'activity' ? [part.id] : []));
  const activities: Activity[] = [];
  const files = new Map<string, Blob>();
  if (course.cover && course.coverUrl)
    files.set(course.cover.fileId, await fetchFile(course.coverUrl, signal));
  for (const activityId of ids) {
    onProgress(activities.length, ids.length);
    const activity = await call(activityCalls.getActivity, { activityId }, { signal });
    activities.push(activity);
    for (const { fileId, url } of activity.links) files.set(fileId, await fetchFile(url, signal));
  }
  return { course, parts, activities, files };
}

/** @throws server.failed if a file is missing, because an incomplete export would look complete */
async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new CallError('server.failed', response.status);
  return response.blob();
}

export const endingOf = (type: string): string =>
  Object.entries(fileTypes).find(([known]) => type.startsWith(known))?.[1][0] ?? 'bin';
