import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import { StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { activitiesOf, activityKey, courseKey, coursePartKey, coursePartsOf } from '../course-keys.ts';

/** What no folder of a course leads to any more. */
export class CourseOrphansStore extends OrganizationStore {
  /** Deletes it with its files; all of it, if the course is gone. Idempotent. */
  async remove(courseId: string, files: FilesStore): Promise<void> {
    const { organization, table } = this;
    const [[course], parts, stored] = await Promise.all([
      table.get([courseKey(organization, courseId)]),
      table.queryAll(coursePartsOf(organization, courseId)),
      table.queryAll(activitiesOf(organization, courseId)),
    ]);
    const known = parts.map(item => CoursePart.parse(item));
    const kept = new Set(course ? flatten(treeOf(known)).map(({ part }) => part.id) : []);
    for (const activity of stored.map(item => StoredActivity.parse(item)).filter(({ id }) => !kept.has(id))) {
      const released = filesOfActivity(activity);
      await Promise.all(released.map(({ fileId, purpose }) => files.releaseBytes(fileId, purpose)));
      await table.transact([
        ...released.map(({ fileId }) => files.deleteWrite(fileId)),
        { delete: activityKey(organization, courseId, activity.id) },
      ]);
    }
    const lost = known.filter(({ id }) => !kept.has(id));
    await deleteInBatches(
      table,
      lost.map(({ id }) => coursePartKey(organization, courseId, id)),
    );
  }
}
