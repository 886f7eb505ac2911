import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import { StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import { deleteInBatches } from '../../../platform/storage/delete-in-batches.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { activitiesOf, activityKey, courseKey, coursePartKey, coursePartsOf } from '../course-keys.ts';

const readPart = (item: unknown): CoursePart => CoursePart.parse(item);
const readActivity = (item: unknown): StoredActivity => StoredActivity.parse(item);

/** Deletes the orphans of a course: activities and folders that are no longer in its tree. */
export class CourseOrphansStore extends OrganizationStore {
  /**
   * Deletes a course's orphans with their files, or all contents if the course no longer exists. Idempotent.
   */
  async remove(courseId: string, files: FilesStore): Promise<void> {
    const { organization, table } = this;
    const { activities, parts } = await retryOnConflict(() => this.#find(courseId));
    for (const activity of activities) {
      const released = filesOfActivity(activity);
      await Promise.all(released.map(({ fileId, purpose }) => files.releaseBytes(fileId, purpose)));
      await table.transact([
        ...released.map(({ fileId }) => files.deleteWrite(fileId)),
        { delete: activityKey(organization, courseId, activity.id) },
      ]);
    }
    await deleteInBatches(
      table,
      parts.map(({ id }) => coursePartKey(organization, courseId, id)),
    );
  }

  /**
   * Finds activities and folders that are no longer in the tree. A removed part never returns to the tree, so
   * it can be deleted safely. Entries of the tree are read after the activities, so a new activity is found
   * in the tree; the version of the tree must be the same before and after.
   * @throws ConflictError if the tree changed
   */
  async #find(courseId: string): Promise<{ activities: StoredActivity[]; parts: CoursePart[] }> {
    const { organization, table } = this;
    const [treeVersion, stored] = await Promise.all([
      this.#treeVersionOf(courseId),
      table.queryAll(activitiesOf(organization, courseId)),
    ]);
    const parts = (await table.queryAll(coursePartsOf(organization, courseId))).map(readPart);
    if ((await this.#treeVersionOf(courseId)) !== treeVersion) throw new ConflictError();
    const tree = treeVersion === undefined ? [] : flatten(treeOf(parts));
    const kept = new Set(tree.map(({ part }) => part.id));
    const isLost = ({ id }: { id: string }) => !kept.has(id);
    return { activities: stored.map(readActivity).filter(isLost), parts: parts.filter(isLost) };
  }

  async #treeVersionOf(courseId: string): Promise<unknown> {
    const [course] = await this.table.get([courseKey(this.organization, courseId)]);
    return course?.treeVersion;
  }
}
