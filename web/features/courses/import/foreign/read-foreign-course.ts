import { CourseFileError, type ReadCourse } from '../course-in-file.ts';
import { buildCourse } from './build-course.ts';
import { openPackage } from './open-package.ts';
import { manifestPath, readCartridge } from './read-cartridge.ts';
import { backupPath, readMoodle } from './read-moodle.ts';

/**
 * Reads a course of another program: an IMS Common Cartridge or a Moodle backup.
 * @throws CourseFileError, NotAnArchive, TooBigUnpacked
 */
export async function readForeignCourse(file: Blob, name: string): Promise<ReadCourse> {
  const from = await openPackage(file);
  const read = from.names.has(backupPath)
    ? readMoodle
    : from.names.has(manifestPath)
      ? readCartridge
      : undefined;
  if (!read) throw new CourseFileError('notCourse');
  const { title, items } = await read(from);
  const course = await buildCourse(title || name.replace(/\.[^.]+$/, ''), items, from);
  if (course.content.parts.length === 0 && course.left.length === 0) throw new CourseFileError('notCourse');
  const outside = from.outside.map(path => ({ kind: 'other' as const, name: path }));
  return { ...course, left: [...course.left, ...outside] };
}
