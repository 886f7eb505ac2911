import { AppError } from '../../../../shared/core/errors.ts';
import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import { utf8Length } from '../../../../shared/core/rich-text.ts';
import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import type { StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import type { courseContent } from '../../../../shared/features/courses/course-content/endpoints.ts';
import {
  type CoursePart,
  maxCopied,
  maxCopiedBytes,
} from '../../../../shared/features/courses/course-content/schema.ts';
import { partsWithin } from '../../../../shared/features/courses/course-content/tree.ts';
import { withOtherFiles } from '../../../../shared/features/courses/own-activities/with-other-files.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { ActivitiesStore } from '../activities/activities-store.ts';
import { requireChangeableCourse } from '../courses/require-course.ts';
import { CourseContentStore } from './course-content-store.ts';

/**
 * Copies a folder or activity of a course together with its files, so that the original can be removed later.
 */
export const copyCoursePart: Handler<typeof courseContent.copyCoursePart> = async (
  { treeVersion, sourceId, parentId, title },
  context,
) => {
  const { openStore, records, now } = context;
  const course = requireChangeableCourse(records.course, context);
  const source = { id: courseIdFromChildId(sourceId) };
  const found = partsWithin(await openStore(CourseContentStore).list(source), sourceId);
  if (found.length === 0) throw new AppError('record.missing');
  if (found.length > maxCopied) throw new AppError('course.copy-too-large');
  const activities = await openStore(ActivitiesStore).list(
    source,
    found.filter(({ type }) => type === 'activity').map(({ id }) => id),
  );
  if (utf8Length(JSON.stringify(activities)) > maxCopiedBytes.activities)
    throw new AppError('course.copy-too-large');
  const ids = new Map(found.map(({ id, type }) => [id, newChildId(type, course.id, now())]));
  const updatedAt = new Date(now()).toISOString();
  const placed = (part: CoursePart) => ({
    updatedAt,
    parentId: part.id === sourceId ? parentId : (ids.get(part.parentId ?? '') ?? null),
    title: part.id === sourceId ? title : part.title,
  });
  const copied = await copyFiles(activities, context);
  const copies = activities.map(activity => {
    const id = ids.get(activity.id) ?? '';
    const change = {
      title: id === ids.get(sourceId) ? title : activity.title,
      createdAt: updatedAt,
      updatedAt,
    };
    return {
      ...activity,
      ...withOtherFiles(activity, fileId => copied.ids.get(fileId)),
      ...change,
      id,
      courseId: course.id,
      version: 1,
    };
  });
  return openStore(CourseContentStore).add(course, treeVersion, {
    parts: found.map(part => ({ ...part, ...placed(part), id: ids.get(part.id) ?? '' })),
    writes: [...openStore(ActivitiesStore).copyWrites(copies), ...copied.writes],
  });
};

/** @throws course.copy-too-large */
async function copyFiles(
  activities: readonly StoredActivity[],
  { files }: Pick<OrganizationContext, 'files'>,
): Promise<{ ids: Map<string, string>; writes: Write[] }> {
  const named = activities.flatMap(filesOfActivity);
  if (named.length > maxCopied) throw new AppError('course.copy-too-large');
  const records = await files.list(named.map(({ fileId }) => fileId));
  if (records.reduce((sum, { size }) => sum + size, 0) > maxCopiedBytes.files)
    throw new AppError('course.copy-too-large');
  const purposes = Map.groupBy(named, ({ purpose }) => purpose);
  const ids = new Map<string, string>();
  const writes: Write[] = [];
  for (const [purpose, list] of purposes) {
    const copied = await files.copyAttached(
      list.map(({ fileId }) => fileId),
      purpose,
    );
    for (const [before, after] of copied.ids) ids.set(before, after);
    writes.push(...copied.writes);
  }
  return { ids, writes };
}
