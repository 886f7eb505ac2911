import { AppError } from '../../../../shared/core/errors.ts';
import { faultOf } from '../../../../shared/features/courses/course-content/tree.ts';
import type { courseImports } from '../../../../shared/features/courses/course-imports/endpoints.ts';
import type { OutlinePart } from '../../../../shared/features/courses/course-imports/schema.ts';
import type { CourseImportTask } from '../../../../shared/features/courses/course-imports/task.schema.ts';
import { maxCourses } from '../../../../shared/features/courses/courses/schema.ts';
import { presentStartedJob } from '../../../../shared/features/operations/jobs/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { CoursesStore } from '../courses/courses-store.ts';
import { CourseImportsStore } from './course-imports-store.ts';

export const createCourseImport: Handler<typeof courseImports.createCourseImport> = async (
  { course, outline },
  { openStore },
) => {
  if (faultOf(outline.map(asPart))) throw new AppError('course.misplaced');
  if ((await openStore(CoursesStore).list()).length >= maxCourses) throw new AppError('course.too-many');
  return openStore(CourseImportsStore).create(course, outline);
};

export const addCourseImportParts: Handler<typeof courseImports.addCourseImportParts> = async (
  { parts },
  { openStore, records: { courseImport } },
) => {
  const isAnnounced = parts.every(({ type, number }) => courseImport.outline[number - 1]?.type === type);
  if (!isAnnounced) throw new AppError('request.invalid', { fields: { parts: 'validation.invalid' } });
  return openStore(CourseImportsStore).addParts(courseImport, parts);
};

export const startCourseImport: Handler<typeof courseImports.startCourseImport> = async (
  _,
  { jobs, openStore, records: { courseImport } },
) => {
  const { id: courseId, outline, jobId } = courseImport;
  const before = jobId === null ? undefined : await jobs.get(jobId);
  if (before) return presentStartedJob(before);
  const task: CourseImportTask = { kind: 'courseImport', courseId };
  const started = jobs.prepare(task, outline.length);
  return openStore(CourseImportsStore).start(courseImport, started, presentStartedJob(started.job));
};

const asPart = ({ type, parent }: OutlinePart, index: number) => ({
  type,
  id: String(index + 1),
  parentId: parent === null ? null : String(parent),
  title: '',
});
