import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { openOwnSession } from './open-session.ts';
import { requireClasses } from './require-classes.ts';
import { detailOf, sessionsInScope } from './sessions-in-scope.ts';
import { SessionsStore } from './sessions-store.ts';

/** How long a removed session can be brought back, in seconds. */
const removedSeconds = 30 * 86_400;
const options = { isRemovedToo: true, refusal: 'class-session.not-own-removal' } as const;

export const removeSessionHandler: Handler<typeof classSessions.removeSession> = (
  { sessionId, scope },
  context,
) =>
  retryOnConflict(async () => {
    const { openStore, now } = context;
    const store = openStore(SessionsStore);
    const { record } = await openOwnSession(sessionId, context, options);
    if (record.removedAt !== null) return { removed: (await removedWith(record, store, context)).length };
    if (record.evaluated !== 'none') return store.refuse(record, 'class-session.evaluated');
    const inScope = await sessionsInScope(record, scope, store, context);
    const removedAt = new Date(now()).toISOString();
    const expiresAt = Math.floor(now() / 1000) + removedSeconds;
    const changed = inScope.map(before => ({ before, after: store.next(before, { removedAt }), expiresAt }));
    const event = { act: 'class-session.removed', record: record.id, ...detailOf(inScope) };
    return store.change(changed, event, { removed: inScope.length });
  });

export const restoreSessionHandler: Handler<typeof classSessions.restoreSession> = ({ sessionId }, context) =>
  retryOnConflict(async () => {
    const store = context.openStore(SessionsStore);
    const { record, view, show } = await openOwnSession(sessionId, context, options);
    if (record.removedAt === null) return show(record);
    const together = await removedWith(record, store, context);
    const changed = together.map(before => ({ before, after: store.next(before, { removedAt: null }) }));
    const ofClasses = await requireClasses(changed, context);
    const room = await store.requireRoom(
      together.map(({ date }) => date),
      view.known.rows,
    );
    const event = { act: 'class-session.restored', record: record.id, ...detailOf(together) };
    const [{ after = record } = {}] = changed;
    return store.change(changed, event, show(after), [...room, ...ofClasses]);
  });

/** The session and those of its series that were removed with it. */
async function removedWith(
  record: StoredSession,
  store: Pick<SessionsStore, 'ofSeries'>,
  { actor }: Pick<OrganizationContext, 'actor'>,
): Promise<StoredSession[]> {
  if (record.series === null) return [record];
  const others = (await store.ofSeries(record.series.id)).filter(
    ({ id, owner, removedAt }) =>
      id !== record.id && removedAt === record.removedAt && mayChangeSession({ owner }, actor),
  );
  return [record, ...others];
}
