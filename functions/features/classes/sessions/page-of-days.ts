import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { type ListPage, singlePage } from '../../../platform/http/pagination.ts';

/** When a response has this many bytes, no further days are added. Lambda allows 6 MB. */
const fullAt = 800_000;

/**
 * The rows of the first days, as many whole days as fit into a response. `next` is the first of the remaining
 * days.
 * @param rows sorted by time
 */
export function pageOfDays(rows: SessionRow[]): ListPage<SessionRow> {
  let size = 0;
  for (const [at, row] of rows.entries()) {
    if (size > fullAt && row.date !== rows[at - 1]?.date) return cutAt(rows, at, row.date);
    size += Buffer.byteLength(JSON.stringify(row));
  }
  return singlePage(rows);
}

function cutAt(rows: SessionRow[], at: number, next: string): ListPage<SessionRow> {
  const { data, meta } = singlePage(rows.slice(0, at));
  return { data, meta: { ...meta, last_page: null, total: rows.length, next } };
}
