import {
  contentOf,
  filesUsedIn,
  withOtherCourseFiles,
} from '../../../../shared/features/courses/course-files/content.ts';
import {
  type CourseFileList,
  contentPath,
  courseFileFormat,
  courseFileVersion,
  listPath,
} from '../../../../shared/features/courses/course-files/schema.ts';
import { type ZipFile, zipBlob } from '../../../ui/file/zip-blob.ts';
import { digestOf, sha256 } from './digest.ts';
import { endingOf, type WholeCourse } from './read-whole-course.ts';

/** Number of digits and letters in an id after its prefix. */
const idDigits = 22;

/** Writes a course as a file that can be imported. Deterministic: the same course gives the same bytes. */
export async function writeCourseFile({ course, parts, activities, files }: WholeCourse): Promise<Blob> {
  const content = contentOf(course, parts, activities);
  const numbered = new Map<string, string>();
  const used: ZipFile[] = [];
  for (const { fileId } of filesUsedIn(content)) {
    const bytes = files.get(fileId);
    if (!bytes || numbered.has(fileId)) continue;
    const id = `file_${String(numbered.size + 1).padStart(idDigits, '0')}`;
    numbered.set(fileId, id);
    used.push({ path: `files/${id}.${endingOf(bytes.type)}`, content: bytes });
  }
  const text = JSON.stringify(withOtherCourseFiles(content, id => numbered.get(id)));
  const all = [{ path: contentPath, content: new Blob([text]) }, ...used];
  const listed: CourseFileList['files'] = [];
  for (const { path, content: bytes } of all)
    listed.push({ path, bytes: bytes.size, sha256: await sha256(await bytes.arrayBuffer()) });
  const list: CourseFileList = {
    format: courseFileFormat,
    version: courseFileVersion,
    digest: await digestOf(listed),
    files: listed,
  };
  return zipBlob([{ path: listPath, content: new Blob([JSON.stringify(list)]) }, ...all]);
}
