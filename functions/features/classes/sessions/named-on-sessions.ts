import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

/**
 * Case ids of the children who were added to sessions directly rather than through a class, and of all
 * participants of sessions whose evaluation has begun.
 */
export async function namedOnSessions({ table, organization, origin }: StoreScope): Promise<string[]> {
  const rows = await new SessionsStore(table, organization, origin).everything();
  return rows.flatMap(({ caseIds, participants }) => [
    ...caseIds,
    ...(participants ?? []).map(({ caseId }) => caseId),
  ]);
}
