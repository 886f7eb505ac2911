import { permissionScope } from '../../../../shared/core/permissions.ts';
import { utf8Length } from '../../../../shared/core/rich-text.ts';
import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import {
  type CourseImportRecord,
  type ImportedPart,
  maxCourseFiles,
} from '../../../../shared/features/courses/course-imports/schema.ts';
import { CourseImportTask } from '../../../../shared/features/courses/course-imports/task.schema.ts';
import { maxCourses } from '../../../../shared/features/courses/courses/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { activityPart } from '../activities/activity-part.ts';
import { activityKey, courseKey, coursePartKey } from '../course-keys.ts';
import { newCourse } from '../courses/courses-store.ts';
import { CourseImportsStore } from './course-imports-store.ts';

/** A transaction allows 100 writes and 4 MB. */
const most = { parts: 20, writes: 80, bytes: 2_000_000 };
const wholeChecked = '1';

/**
 * Checks the whole import, then writes the contents, and last the course. Nothing refers to the contents
 * before the course exists. If the job stops early, a reaction to its journal entry removes the contents.
 */
export async function takeCourseImportStep(job: JobRecord, context: JobContext): Promise<JobStep> {
  const { courseId } = CourseImportTask.parse(job.task);
  const [[starter], record] = await Promise.all([
    context.members.getAll([job.startedBy]),
    context.openStore(CourseImportsStore).get(courseId),
  ]);
  const isAllowed = starter?.status === 'active' && permissionScope(starter, 'course:create') !== 'none';
  if (!isAllowed || !record) throw new JobAborted();
  const step = { writes: [], auditEvents: [], done: 0, skipped: 0 };
  if (job.cursor === null) {
    await requireWhole(record, context);
    return { ...step, cursor: wholeChecked };
  }
  const from = Number(job.cursor);
  if (from > record.outline.length) {
    const author = { id: starter.id, fullName: starter.fullName };
    return {
      ...step,
      writes: await courseWrites(record, author, context),
      auditEvents: [{ act: 'course.imported', record: courseId }],
      cursor: null,
    };
  }
  const numbers = Array.from({ length: most.parts }, (_, index) => from + index);
  const parts = await context.openStore(CourseImportsStore).parts(courseId, numbers);
  const { writes, taken } = nextWrites(record, parts, context);
  if (taken === 0) throw new JobAborted();
  return { ...step, writes, cursor: String(from + taken), done: taken };
}

function nextWrites(record: CourseImportRecord, parts: readonly ImportedPart[], context: JobContext) {
  const writes: Write[] = [];
  let taken = 0;
  let bytes = 0;
  for (const part of parts) {
    const more = partWrites(record, part, context);
    bytes += utf8Length(JSON.stringify(part));
    if (taken > 0 && (writes.length + more.length > most.writes || bytes > most.bytes)) break;
    writes.push(...more);
    taken += 1;
  }
  return { writes, taken };
}

function partWrites(
  { id: courseId, outline }: CourseImportRecord,
  part: ImportedPart,
  { files, organization, now }: JobContext,
): Write[] {
  const place = outline[part.number - 1];
  if (!place) throw new JobAborted();
  const { id, parent } = place;
  const parentId = parent === null ? null : (outline[parent - 1]?.id ?? null);
  const at = new Date(now()).toISOString();
  const put = (item: object): Write => ({
    put: { ...coursePartKey(organization, courseId, id), kind: 'course-part', ...item },
    when: isAbsent,
  });
  if (part.type === 'folder')
    return [put({ type: 'folder', id, parentId, title: part.title, updatedAt: at })];
  const activity: StoredActivity = {
    ...part.activity,
    ...{ id, courseId, version: 1, createdAt: at, updatedAt: at },
  };
  return [
    put(activityPart(activity, parentId)),
    { put: { ...activityKey(organization, courseId, id), kind: 'activity', ...activity }, when: isAbsent },
    ...filesOfActivity(activity).map(({ fileId, ...options }) =>
      orAborted(files.attachWrite(fileId, options)),
    ),
  ];
}

async function courseWrites(
  { id, course, outline }: CourseImportRecord,
  author: { id: string; fullName: string },
  { files, organization, courses, now }: JobContext,
): Promise<Write[]> {
  if ((await courses.list()).length >= maxCourses) throw new JobAborted();
  const activities = outline.filter(({ type }) => type === 'activity').length;
  const record = newCourse(course, { id, author, activities, at: new Date(now()).toISOString() });
  const cover = course.cover?.fileId;
  return [
    { put: { ...courseKey(organization, id), kind: 'courses', ...record }, when: isAbsent },
    ...(cover ? [orAborted(files.attachWrite(cover, { purpose: 'course-cover', field: 'cover' }))] : []),
  ];
}

/** Makes a write abort the import if its condition fails: a missing file cannot appear later. */
const orAborted = (write: Write): Write => ({ ...write, onConditionFailed: () => new JobAborted() });

const filesPerRead = 100;

/**
 * Checks that all parts were sent, and that the sender uploaded each file and used it only once.
 * @throws JobAborted
 */
async function requireWhole(
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
