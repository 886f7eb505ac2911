import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { transferredRecords } from '../../../platform/storage/transferred-records.ts';
import { sessionIndex, sessionKey, sessionList } from '../session-keys.ts';

const endOfDays = '9999';

/**
 * Current and future sessions of a departing member, which are transferred to a new owner. Past sessions keep
 * their owner.
 */
export const openOwnedSessions: OpenOwnedRecords = async (table, organization, origin) =>
  transferredRecords(
    {
      listOwned: async member => {
        const yesterday = new Date(origin.now() - dayMs).toISOString().slice(0, 10);
        const items = await table.queryAll(sessionList.by(organization, member), {
          between: [yesterday, endOfDays],
        });
        return items.map(({ row }) => StoredSessionRow.parse(row));
      },
      changesOf: (row, { to, updatedAt }) => [
        {
          key: sessionKey(organization, row.id),
          set: {
            owner: to,
            updatedAt,
            row: { ...row, owner: to, updatedAt, version: row.version + 1 },
            ...sessionIndex(organization, row, to.id),
          },
        },
      ],
      eventType: () => 'class-session.transferred',
    },
    origin,
  );
