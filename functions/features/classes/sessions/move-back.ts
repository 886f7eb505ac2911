import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { openOwnSession } from './open-session.ts';
import { requireClasses } from './require-classes.ts';
import { requireStaysEvaluable } from './require-stays-evaluable.ts';
import { detailOf, sessionsInScope } from './sessions-in-scope.ts';
import { SessionsStore } from './sessions-store.ts';

type Timed = Pick<StoredSession, 'date' | 'start' | 'end'>;

/** What to store of a session's earlier time; undefined if the session stays where it is. */
export function movedFromOf(before: StoredSession, after: Timed, at: string): StoredSession['movedFrom'] {
  const { date, start, end, series } = before;
  if (date === after.date && start === after.start && end === after.end) return undefined;
  return { at, date, start, end, isException: series?.isException ?? false };
}

/**
 * Moves a session back, and those that were moved in the same step, except those that were changed
 * separately or evaluated since.
 * @throws record.missing, class-session.not-own, version.conflict, class-session.too-many
 */
export async function moveBack(
  { sessionId, version }: Pick<RequestOf<typeof classSessions.changeSession>, 'sessionId' | 'version'>,
  context: OrganizationContext,
): Promise<Session> {
  const store = context.openStore(SessionsStore);
  const moved = (await store.get(sessionId))?.movedFrom;
  const { record, view, show } = await openOwnSession(sessionId, context, {
    moreDates: moved ? [moved.date] : [],
  });
  if (record.version !== version) return store.refuse(record, 'version.conflict', show(record));
  const { movedFrom } = record;
  if (!movedFrom) return store.unchanged(show(record));
  const together = (await sessionsInScope(record, 'all', store, context)).filter(
    session => session.movedFrom?.at === movedFrom.at,
  );
  const changed = together.map(before => {
    const { at: _, isException, ...times } = before.movedFrom ?? movedFrom;
    requireStaysEvaluable({ ...before, ...times }, context);
    const series = before.series && { ...before.series, isException };
    return { before, after: store.next(before, { ...times, series, movedFrom: undefined }) };
  });
  const ofClasses = await requireClasses(changed, context);
  const room = await store.requireRoom(
    changed.flatMap(({ before, after }) => (after.date === before.date ? [] : [after.date])),
    view.known.rows,
  );
  const event = { act: 'class-session.changed', record: record.id, ...detailOf(together) };
  const [{ after = record } = {}] = changed;
  return store.change(changed, event, show(after), [...room, ...ofClasses]);
}
