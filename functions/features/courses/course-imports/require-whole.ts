import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import {
  type CourseImportRecord,
  maxCourseFiles,
} from '../../../../shared/features/courses/course-imports/schema.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { CourseImportsStore } from './course-imports-store.ts';

const filesPerRead = 100;

/**
 * Checks that all parts were sent, and that the sender uploaded each file and used it only once.
 * @throws JobAborted
 */
export async function requireWhole(
  { id, course, outline, startedBy }: CourseImportRecord,
  { openStore, files }: Pick<JobContext, 'openStore' | 'files'>,
): Promise<void> {
  const purposes = new Map<string, string>();
  const use = (fileId: string, purpose: string) => {
    if (purposes.has(fileId) || purposes.size > maxCourseFiles) throw new JobAborted();
    purposes.set(fileId, purpose);
  };
  if (course.cover) use(course.cover.fileId, 'course-cover');
  let sent = 0;
  for await (const part of openStore(CourseImportsStore).allParts(id)) {
    sent += 1;
    if (part.type === 'activity')
      for (const { fileId, purpose } of filesOfActivity(part.activity)) use(fileId, purpose);
  }
  if (sent !== outline.length) throw new JobAborted();
  const ids = [...purposes.keys()];
  for (let from = 0; from < ids.length; from += filesPerRead) {
    const batch = ids.slice(from, from + filesPerRead);
    const found = await files.list(batch);
    const isReady = found.every(
      file => file.status === 'ready' && file.by === startedBy && file.purpose === purposes.get(file.id),
    );
    if (found.length < batch.length || !isReady) throw new JobAborted();
  }
}
