import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { readListView } from './read-view.ts';
import { SessionsStore } from './sessions-store.ts';
import { showSessionsOfChild } from './show-sessions-of-child.ts';

const monthsOfPage = 4;

interface Place {
  row: StoredSessionRow;
  caseId: string;
}
/** Position in the list, sorted by time. A month alone (`YYYY-MM`) comes before all its sessions. */
const placeOf = ({ row: { date, start, id }, caseId }: Place): string => `${date} ${start} ${id} ${caseId}`;

export const listSessionsOfCase: Handler<typeof classSessions.listSessionsOfCase> = async (
  { from = '', to, limit, cursor = null },
  context,
) => {
  const { records, openStore } = context;
  const store = openStore(SessionsStore);
  const { page, place } = readPageCursor(cursor);
  const isWithin = (day: string, length: number) =>
    day >= from.slice(0, length) && (to === undefined || day <= to.slice(0, length));
  const months = (await store.months())
    .filter(month => isWithin(month, 7) && (place === null || month < place))
    .toReversed();
  const read = months.slice(0, monthsOfPage);
  const rows = (await Promise.all(read.map(month => store.rows(`${month}-01`, `${month}-31`))))
    .flat()
    .filter(({ date }) => isWithin(date, 10));
  const view = await readListView(
    context,
    rows.map(row => ({ ...row, caseIds: [] })),
  );
  const ids = idsOfCase(records.case);
  const found = rows
    .flatMap(row => [...view.participants(row).keys()].map(caseId => ({ row, caseId })))
    .filter(one => ids.includes(one.caseId) && (place === null || placeOf(one) < place))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  const listed = found.slice(0, limit);
  const last = listed.at(-1);
  const following = months.length > read.length ? (read.at(-1) ?? null) : null;
  const next = found.length > limit && last ? placeOf(last) : following;
  const data = await showSessionsOfChild(listed, view, context);
  return cursorPage(data, { page, perPage: limit, next, total: null });
};
