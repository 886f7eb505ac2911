import { isOwnClass } from '../../../../shared/features/classes/classes/class-rules.ts';
import {
  type ClassMember,
  type ClassStatus,
  StoredClassRow,
} from '../../../../shared/features/classes/classes/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { classesOf, classKey, classRowKey } from '../class-keys.ts';

/** Classes that one transaction transfers. */
const batchSize = 25;
const statuses: readonly ClassStatus[] = ['active', 'archived'];

/** Classes that a member made or teaches, which somebody else goes on with. */
export const openOwnedClasses: OpenOwnedRecords = async (table, organization, origin) => {
  async function ownedBy(member: string): Promise<{ status: ClassStatus; row: StoredClassRow }[]> {
    const found = await Promise.all(
      statuses.map(async status => {
        const items = await table.queryAll(classesOf(organization, status));
        const rows = items.map(item => StoredClassRow.parse(item)).filter(row => isOwnClass(row, member));
        return rows.map(row => ({ status, row }));
      }),
    );
    return found.flat();
  }
  return {
    countOf: async member => (await ownedBy(member)).length,
    nextTransferBatch: async (from, newOwner) => {
      const owned = (await ownedBy(from)).slice(0, batchSize);
      if (owned.length === 0) return undefined;
      if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
      const { id: to, fullName } = newOwner;
      const updatedAt = new Date(origin.now()).toISOString();
      const writes = owned.flatMap(({ status, row }): Write[] =>
        [classKey(organization, row.id), classRowKey(organization, status, row.id)].map(key => ({
          update: key,
          set: { ...handOver(row, from, { id: to, fullName }), version: row.version + 1, updatedAt },
          when: hasVersion(row.version),
          onConditionFailed: () => new ConflictError(),
        })),
      );
      const auditEvents = owned.map(({ row }) => ({
        act: 'class.transferred',
        record: row.id,
        detail: { from, to },
      }));
      return { writes, auditEvents, done: owned.length };
    },
  };
};

/** The new owner takes the places of the departing member, and none twice. */
function handOver(
  { owner, teachers }: Pick<StoredClassRow, 'owner' | 'teachers'>,
  from: string,
  to: ClassMember,
): Pick<StoredClassRow, 'owner' | 'teachers'> {
  const replaced = teachers.map(teacher => (teacher.id === from ? to : teacher));
  return {
    owner: owner.id === from ? to : owner,
    teachers: [...new Map(replaced.map(teacher => [teacher.id, teacher])).values()],
  };
}
