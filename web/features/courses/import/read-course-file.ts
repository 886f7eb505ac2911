import * as z from 'zod';
import { fileTypes } from '../../../../shared/core/file-purposes.ts';
import { maxFileBytes } from '../../../../shared/core/limits.ts';
import { sniffType } from '../../../../shared/core/sniff-type.ts';
import { hasSoundTree, purposesOf } from '../../../../shared/features/courses/course-files/content.ts';
import {
  CourseFileContent,
  CourseFileList,
  contentPath,
  courseFileFormat,
  courseFileVersion,
  listPath,
  maxContentBytes,
  maxCourseFileBytes,
  maxListBytes,
  mediaPath,
} from '../../../../shared/features/courses/course-files/schema.ts';
import { NotAnArchive, openArchive, TooBigUnpacked } from '../../../ui/file/unzip.ts';
import { digestOf, sha256 } from '../export/digest.ts';
import { CourseFileError, type CourseMedia, type ReadCourse } from './course-in-file.ts';

type Archive = Awaited<ReturnType<typeof openArchive>>;

/** Matches the header of course files that Lumitree exported. */
const Format = z.object({ format: z.literal(courseFileFormat), version: z.int() });

/** Reads and checks a whole course file. @throws CourseFileError */
export async function readCourseFile(file: Blob): Promise<ReadCourse> {
  if (file.size > maxCourseFileBytes) throw new CourseFileError('tooBig');
  try {
    const archive = await openArchive(file, maxCourseFileBytes);
    const list = await listOf(archive);
    const known = [listPath, ...list.files.map(({ path }) => path)];
    if (new Set(known).size !== known.length || archive.names.length !== known.length)
      throw new CourseFileError('damaged');
    if (list.digest !== (await digestOf(list.files))) throw new CourseFileError('damaged');
    const content = await contentIn(archive, list);
    const media = new Map<string, Omit<CourseMedia, 'purpose'>>();
    for (const listed of list.files) {
      const fileId = mediaPath.exec(listed.path)?.[1];
      if (fileId) media.set(fileId, await mediaIn(archive, listed));
    }
    const purposes = purposesOf(content, new Map([...media].map(([id, { type }]) => [id, type])));
    if (!purposes) throw new CourseFileError('refused');
    const withPurpose = [...media].flatMap(([id, file]) => {
      const purpose = purposes.get(id);
      return purpose ? [[id, { ...file, purpose }] as const] : [];
    });
    return { content, media: new Map(withPurpose), digest: list.digest, left: [] };
  } catch (error) {
    if (error instanceof TooBigUnpacked) throw new CourseFileError('tooBig');
    if (error instanceof NotAnArchive) throw new CourseFileError('notCourse');
    throw error;
  }
}

async function listOf(archive: Archive): Promise<CourseFileList> {
  const found = parsed(await (await archive.file(listPath, maxListBytes))?.text());
  const format = Format.safeParse(found);
  if (!format.success) throw new CourseFileError('notCourse');
  if (format.data.version > courseFileVersion) throw new CourseFileError('newer');
  const list = CourseFileList.safeParse(found);
  if (!list.success) throw new CourseFileError('damaged');
  return list.data;
}

async function contentIn(archive: Archive, { files }: CourseFileList): Promise<CourseFileContent> {
  const listed = files.find(({ path }) => path === contentPath);
  if (!listed) throw new CourseFileError('damaged');
  const bytes = await wholeFile(archive, listed, maxContentBytes);
  const content = CourseFileContent.safeParse(parsed(await bytes.text()));
  if (!content.success || !hasSoundTree(content.data)) throw new CourseFileError('refused');
  return content.data;
}

/** Reads a media file of the course. @throws CourseFileError if the content does not match the extension */
async function mediaIn(archive: Archive, listed: CourseFileList['files'][number]) {
  const bytes = await wholeFile(archive, listed, maxFileBytes);
  const type = sniffType(new Uint8Array(await bytes.slice(0, 64).arrayBuffer()));
  const ending = mediaPath.exec(listed.path)?.[2];
  if (!type || fileTypes[type][0] !== ending) throw new CourseFileError('refused');
  return { bytes, type };
}

/** Reads a file in the archive. @throws CourseFileError if its size or checksum differs from the list */
async function wholeFile(
  archive: Archive,
  { path, bytes, sha256: sum }: CourseFileList['files'][number],
  maxBytes: number,
): Promise<Blob> {
  const file = await archive.file(path, maxBytes);
  if (file?.size !== bytes || (await sha256(await file.arrayBuffer())) !== sum)
    throw new CourseFileError('damaged');
  return file;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
