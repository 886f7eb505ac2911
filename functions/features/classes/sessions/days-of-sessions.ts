import type { CountedRange } from '../../../composition/day-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { readListView } from './read-view.ts';
import { SessionsStore } from './sessions-store.ts';

/** Dates of the sessions that the caller may see and that were not cancelled. */
export async function daysOfSessions(_: StoreScope, { from, to, context }: CountedRange): Promise<string[]> {
  const rows = await context.openStore(SessionsStore).rows(from, to);
  const view = await readListView(context, rows);
  return rows.filter(row => row.cancelled === null && view.maySee(row)).map(({ date }) => date);
}
