import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

/** Children on sessions outside their classes, and participants of begun evaluations. */
export async function namedOnSessions({ table, organization, origin }: StoreScope): Promise<string[]> {
  const rows = await new SessionsStore(table, organization, origin).everything();
  return rows.flatMap(({ caseIds, participants }) => [
    ...caseIds,
    ...(participants ?? []).map(({ caseId }) => caseId),
  ]);
}
