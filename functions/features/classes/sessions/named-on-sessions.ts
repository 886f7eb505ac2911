import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

/**
 * Case ids that sessions store: children who were added individually and not through a class, and all
 * participants of sessions whose evaluation has begun.
 */
export async function namedOnSessions({ table, organization, origin }: StoreScope): Promise<string[]> {
  const rows = await new SessionsStore(table, organization, origin).everything();
  return rows.flatMap(({ caseIds, participants }) => [
    ...caseIds,
    ...(participants ?? []).map(({ caseId }) => caseId),
  ]);
}
