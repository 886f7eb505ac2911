import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { isFinished, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { sessionList } from '../session-keys.ts';
import { readListView } from '../sessions/read-view.ts';
import { showSessionRow } from '../sessions/show-session.ts';

export const searchEvaluatedSessions: Handler<typeof evaluations.searchEvaluatedSessions> = async (
  { isEvaluated, limit, cursor },
  context,
) => {
  const { openStore, organization, actor, now } = context;
  const at = nowIn(organization.timeZone, now());
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await openStore(EvaluatedSessionsStore).page(actor.id, {
    ...{ until: at.date, limit, cursor: place },
    isWanted: row =>
      row.cancelled === null && isFinished(row) === isEvaluated && phaseOf(row, at) !== 'planned',
  });
  const view = await readListView(context, rows);
  const data = rows.map(row => showSessionRow(row, view));
  return cursorPage(data, { page, perPage: limit, next, total: null });
};

const maxItemsRead = 500;

interface Wanted {
  /** Last day to include, `YYYY-MM-DD`. */
  until: string;
  limit: number;
  cursor: string | null;
  isWanted: (row: StoredSessionRow) => boolean;
}

class EvaluatedSessionsStore extends OrganizationStore {
  /** A page of sessions up to and including a day, latest first. */
  page(owner: string, { until, limit, cursor, isWanted }: Wanted): Promise<FilteredPage<StoredSessionRow>> {
    return fetchFilteredPage(this.table, {
      range: sessionList.by(this.organization, owner),
      between: ['0', `${until}#~`],
      newestFirst: true,
      ...{ cursor, limit, maxItemsRead },
      batchSize: (_, missing) => Math.max(missing, 50),
      join: async items =>
        items.map(item => {
          const row = StoredSessionRow.parse(item.row);
          return isWanted(row) ? row : undefined;
        }),
    });
  }
}
