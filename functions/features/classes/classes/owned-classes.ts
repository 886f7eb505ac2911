import { isOwnClass } from '../../../../shared/features/classes/classes/class-rules.ts';
import {
  type ClassMember,
  type ClassStatus,
  StoredClassRow,
} from '../../../../shared/features/classes/classes/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { transferredRecords } from '../../../platform/storage/transferred-records.ts';
import { classesOf, classKey, classRowKey } from '../class-keys.ts';

const statuses: readonly ClassStatus[] = ['active', 'archived'];

/** Classes that a departing member owns or teaches, and that are transferred to a new owner. */
export const openOwnedClasses: OpenOwnedRecords = async (table, organization, origin) =>
  transferredRecords(
    {
      listOwned: async member => {
        const found = await Promise.all(
          statuses.map(async status => {
            const items = await table.queryAll(classesOf(organization, status));
            return items.map(item => ({ ...StoredClassRow.parse(item), status }));
          }),
        );
        return found.flat().filter(row => isOwnClass(row, member));
      },
      childrenOf: async rows => rows.flatMap(({ childIds }) => childIds),
      changesOf: ({ id, status, ...row }, { from, to, updatedAt }) => {
        const set = { ...handOver(row, from, to), updatedAt };
        return [
          { key: classKey(organization, id), set },
          { key: classRowKey(organization, status, id), set },
        ];
      },
      eventType: () => 'class.transferred',
    },
    origin,
  );

/** Replaces the departing member by the new owner. A teacher is listed only once. */
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
