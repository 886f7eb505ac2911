import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { SeriesScope } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import type { SessionsStore } from './sessions-store.ts';

/**
 * The sessions that a change applies to, the requested one first. Another session of the series is included
 * only if the caller may change it, and it was not changed individually, evaluated or removed.
 */
export async function sessionsInScope(
  record: StoredSession,
  scope: SeriesScope,
  store: Pick<SessionsStore, 'ofSeries'>,
  { actor }: Pick<OrganizationContext, 'actor'>,
): Promise<StoredSession[]> {
  if (scope === 'this' || record.series === null) return [record];
  const others = (await store.ofSeries(record.series.id)).filter(
    ({ id, owner, removedAt, evaluated, series, date }) =>
      id !== record.id &&
      mayChangeSession({ owner }, actor) &&
      removedAt === null &&
      evaluated === 'none' &&
      series?.isException === false &&
      (scope === 'all' || date > record.date),
  );
  return [record, ...others];
}

export const detailOf = ([, ...others]: readonly StoredSession[]) =>
  others.length > 0 ? { detail: { sessions: others.map(({ id }) => id) } } : {};
