import { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { sessionList } from '../session-keys.ts';

const maxItemsRead = 500;

interface Wanted {
  /** Last day to include, `YYYY-MM-DD`. */
  until: string;
  limit: number;
  cursor: string | null;
  isWanted: (row: StoredSessionRow) => boolean;
}

export class EvaluatedSessionsStore extends OrganizationStore {
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
