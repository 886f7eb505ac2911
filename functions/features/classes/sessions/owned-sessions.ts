import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { StoredClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { isFinished } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { transferredRecords } from '../../../platform/storage/transferred-records.ts';
import { classRowKey } from '../class-keys.ts';
import { sessionIndex, sessionKey, sessionList } from '../session-keys.ts';

const sessionsPerRead = 100;

/**
 * Current and future sessions of a departing member, and past sessions that wait for their evaluation. They
 * are transferred to a new owner. Evaluated and cancelled past sessions keep their owner.
 */
export const openOwnedSessions: OpenOwnedRecords = async (table, organization, origin) => {
  const yesterday = new Date(origin.now() - dayMs).toISOString().slice(0, 10);
  const isOpen = (row: StoredSessionRow) =>
    row.date >= yesterday || (row.cancelled === null && !isFinished(row));
  return transferredRecords(
    {
      listOwned: async member => {
        const items = await table.queryAll(sessionList.by(organization, member));
        return items.map(({ row }) => StoredSessionRow.parse(row)).filter(isOpen);
      },
      pageOfOwned: (member, limit, place) =>
        fetchFilteredPage(table, {
          ...{ range: sessionList.by(organization, member), cursor: place, limit },
          maxItemsRead: Number.POSITIVE_INFINITY,
          batchSize: () => sessionsPerRead,
          filter: ({ row }) => isOpen(StoredSessionRow.parse(row)),
          join: async items => items.map(({ row }) => StoredSessionRow.parse(row)),
        }),
      childrenOf: async rows => {
        const named = rows.flatMap(({ caseIds, participants }) => [
          ...caseIds,
          ...(participants ?? []).map(({ caseId }) => caseId),
        ]);
        const classIds = new Set(rows.flatMap(row => row.classIds));
        const classes = await table.get([...classIds].map(id => classRowKey(organization, 'active', id)));
        return [...named, ...classes.flatMap(item => (item ? StoredClassRow.parse(item).childIds : []))];
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
};
