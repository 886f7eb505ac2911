import { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion } from '../../../platform/storage/write.ts';
import { courseKey, coursesOf } from '../course-keys.ts';

/** Courses that one transaction transfers. */
const batchSize = 25;

/** Courses that a member is the author of, archived ones too: only their author and admins change them. */
export const openOwnedCourses: OpenOwnedRecords = async (table, organization, origin) => {
  async function ownedBy(member: string): Promise<StoredCourse[]> {
    const items = await table.queryAll(coursesOf(organization));
    return items.map(item => StoredCourse.parse(item)).filter(({ author }) => author.id === member);
  }
  return {
    countOf: async member => (await ownedBy(member)).length,
    nextTransferBatch: async (from, newOwner) => {
      const courses = (await ownedBy(from)).slice(0, batchSize);
      if (courses.length === 0) return undefined;
      if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
      const author = { id: newOwner.id, fullName: newOwner.fullName };
      const updatedAt = new Date(origin.now()).toISOString();
      const writes = courses.map(({ id, version }) => ({
        update: courseKey(organization, id),
        set: { author, version: version + 1, updatedAt },
        when: hasVersion(version),
        onConditionFailed: () => new ConflictError(),
      }));
      const auditEvents = courses.map(({ id }) => ({
        act: 'course.transferred',
        record: id,
        detail: { from, to: newOwner.id },
      }));
      return { writes, auditEvents, done: courses.length };
    },
  };
};
