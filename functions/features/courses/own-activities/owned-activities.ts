import type { OwnActivity } from '../../../../shared/features/courses/own-activities/schema.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { transferredRecords } from '../../../platform/storage/transferred-records.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { activityCopyKind } from '../activity-copies/activity-copies-store.ts';
import { customActivityKind } from '../custom-activities/custom-activities-store.ts';
import type { OwnActivityKind } from './own-activities-store.ts';

type Row = Pick<OwnActivity, 'id' | 'owner' | 'version'>;

interface OwnedKind extends Pick<OwnActivityKind<OwnActivity, unknown>, 'noun' | 'key' | 'rowKey' | 'rows'> {
  parseRow: (item: Item) => Row;
}

const kinds: readonly OwnedKind[] = [activityCopyKind, customActivityKind];

export const openOwnedActivities: OpenOwnedRecords = async (table, organization, origin) =>
  transferredRecords(
    {
      listOwned: async member => {
        const found = await Promise.all(
          kinds.map(async kind => {
            const rows: Row[] = (await table.queryAll(kind.rows(organization))).map(kind.parseRow);
            return rows.map(row => ({ ...row, kind }));
          }),
        );
        return found.flat().filter(({ owner }) => owner.id === member);
      },
      changesOf: ({ id, kind }, { to, updatedAt }) =>
        [kind.key(organization, id), kind.rowKey(organization, id)].map(key => ({
          key,
          set: { owner: to, updatedAt },
        })),
      eventType: ({ kind: { noun } }) => `${noun}.transferred`,
    },
    origin,
  );
