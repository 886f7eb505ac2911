import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

/** Children in sessions directly, outside classes, and participants of evaluations that have begun. */
export async function namedOnSessions({ table, organization, origin }: StoreScope): Promise<string[]> {
  const rows = await new SessionsStore(table, organization, origin).everything();
  return rows.flatMap(({ caseIds, participants }) => [
    ...caseIds,
    ...(participants ?? []).map(({ caseId }) => caseId),
  ]);
}
