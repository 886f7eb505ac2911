import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { mayChangeSession } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { openOwnSession } from './open-session.ts';
import { requireClasses } from './require-classes.ts';
import { detailOf, sessionsInScope } from './sessions-in-scope.ts';
import { SessionsStore } from './sessions-store.ts';

/** How long a removed session can be restored, in seconds. */
const removedSeconds = 30 * 86_400;
const options = { isRemovedToo: true, refusal: 'class-session.not-own-removal' } as const;

/** The changes that remove sessions in one step. @param now milliseconds since 1970 */
export function removalsOf(
  sessions: readonly StoredSession[],
  store: Pick<SessionsStore, 'next'>,
  now: number,
) {
  const removedAt = new Date(now).toISOString();
  const expiresAt = Math.floor(now / 1000) + removedSeconds;
  return sessions.map(before => ({ before, after: store.next(before, { removedAt }), expiresAt }));
}

export const removeSession: Handler<typeof classSessions.removeSession> = ({ sessionId, scope }, context) =>
  retryOnConflict(async () => {
    const { openStore, now } = context;
    const store = openStore(SessionsStore);
    const { record } = await openOwnSession(sessionId, context, options);
    if (record.removedAt !== null) return { removed: (await removedWith(record, store, context)).length };
    if (record.evaluated !== 'none') return store.refuse(record, 'class-session.evaluated');
    const inScope = await sessionsInScope(record, scope, store, context);
    const changed = removalsOf(inScope, store, now());
    const event = { act: 'class-session.removed', record: record.id, ...detailOf(inScope) };
    return store.change(changed, event, { removed: inScope.length });
  });

export const restoreSession: Handler<typeof classSessions.restoreSession> = ({ sessionId }, context) =>
  retryOnConflict(async () => {
    const store = context.openStore(SessionsStore);
    const { record, view, show } = await openOwnSession(sessionId, context, options);
    if (record.removedAt === null) return show(record);
    const together = await removedWith(record, store, context);
    const changed = await restored(together, store, context);
    const ofClasses = await requireClasses(changed, context);
    const room = await store.requireRoom(
      together.map(({ date }) => date),
      view.known.rows,
    );
    const removed = [...new Set(changed.flatMap(({ withheld }) => withheld))];
    const detail = { ...detailOf(together).detail, ...(removed.length > 0 && { removed }) };
    const event = { act: 'class-session.restored', record: record.id, detail };
    const [{ after = record } = {}] = changed;
    return store.change(changed, event, show(after), [...room, ...ofClasses]);
  });

/** If the owner has left, the member who restores a session becomes its owner. */
async function restored(
  sessions: readonly StoredSession[],
  store: Pick<SessionsStore, 'next'>,
  { members, actor }: Pick<OrganizationContext, 'members' | 'actor'>,
) {
  const owners = [...new Set(sessions.map(({ owner }) => owner.id))];
  const stayed = await members.membersSince(owners, sessions[0]?.removedAt ?? '');
  return sessions.map(before => {
    const hasStayed = stayed.has(before.owner.id);
    const owner = hasStayed ? before.owner : personOf(actor);
    const after = store.next(before, { removedAt: null, owner });
    return { before, after, withheld: hasStayed ? [] : [before.owner.id] };
  });
}

/** The session, and the sessions of its series that were removed in the same step. */
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
