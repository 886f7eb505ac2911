import type { OwnActivity } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, type Write } from '../../../platform/storage/write.ts';
import { activityCopyKind } from '../activity-copies/activity-copies-store.ts';
import { customActivityKind } from '../custom-activities/custom-activities-store.ts';
import type { OwnActivityKind } from './own-activities-store.ts';

/** Activities that one transaction transfers. */
const batchSize = 25;

type Row = Pick<OwnActivity, 'id' | 'owner' | 'version'>;

interface OwnedKind extends Pick<OwnActivityKind<OwnActivity, unknown>, 'noun' | 'key' | 'rowKey' | 'rows'> {
  parseRow: (item: Item) => Row;
}

const kinds: readonly OwnedKind[] = [activityCopyKind, customActivityKind];

/** Custom activities and copies of a member, which somebody else goes on with. */
export const openOwnedActivities: OpenOwnedRecords = async (table, organization, origin) => {
  async function ownedBy(member: string): Promise<{ kind: OwnedKind; row: Row }[]> {
    const found = await Promise.all(
      kinds.map(async kind => {
        const rows: Row[] = (await table.queryAll(kind.rows(organization))).map(kind.parseRow);
        return rows.filter(({ owner }) => owner.id === member).map(row => ({ kind, row }));
      }),
    );
    return found.flat();
  }
  return {
    countOf: async member => (await ownedBy(member)).length,
    nextTransferBatch: async (from, newOwner) => {
      const activities = (await ownedBy(from)).slice(0, batchSize);
      if (activities.length === 0) return undefined;
      if (!newOwner) return { writes: [], auditEvents: [], done: 0 };
      const owner = { id: newOwner.id, fullName: newOwner.fullName };
      const updatedAt = new Date(origin.now()).toISOString();
      const writes = activities.flatMap(({ kind, row: { id, version } }): Write[] =>
        [kind.key(organization, id), kind.rowKey(organization, id)].map(key => ({
          update: key,
          set: { owner, version: version + 1, updatedAt },
          when: hasVersion(version),
          onConditionFailed: () => new ConflictError(),
        })),
      );
      const auditEvents = activities.map(({ kind: { noun }, row: { id } }) => ({
        act: `${noun}.transferred`,
        record: id,
        detail: { from, to: newOwner.id },
      }));
      return { writes, auditEvents, done: activities.length };
    },
  };
};
