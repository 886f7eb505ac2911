import { maxCourseFileBytes } from '../../../../shared/features/courses/course-files/schema.ts';
import { NotAnArchive, TooBigUnpacked } from '../../../ui/file/unzip.ts';
import { CourseFileError, type ReadCourse } from './course-in-file.ts';
import { readCourseFile } from './read-course-file.ts';

/**
 * Reads a course file that Lumitree exported, or the importable parts of another program's course.
 * @throws CourseFileError
 */
export async function openCourse(file: File): Promise<ReadCourse> {
  if (file.size > maxCourseFileBytes) throw new CourseFileError('tooBig');
  try {
    return await readCourseFile(file);
  } catch (error) {
    if (!(error instanceof CourseFileError) || error.problem !== 'notCourse') throw error;
  }
  try {
    const { readForeignCourse } = await import('./foreign/read-foreign-course.ts');
    return await readForeignCourse(file, file.name);
  } catch (error) {
    if (error instanceof TooBigUnpacked) throw new CourseFileError('tooBig');
    if (error instanceof NotAnArchive) throw new CourseFileError('notCourse');
    throw error;
  }
}
