import { AppError } from '../../../../shared/core/errors.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { needsReason } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { openOwnSession } from './open-session.ts';
import { requireClasses } from './require-classes.ts';
import { detailOf, sessionsInScope } from './sessions-in-scope.ts';
import { SessionsStore } from './sessions-store.ts';

/** Whether a session was cancelled in the same step as the requested one. */
const wasCancelledWith = (record: StoredSession, cancelled: StoredSession['cancelled']): boolean =>
  cancelled !== null && cancelled.at === record.cancelled?.at;

export const cancelSession: Handler<typeof classSessions.cancelSession> = (
  { sessionId, version, scope, isCancelled, reason },
  context,
) =>
  retryOnConflict(async () => {
    const { actor, now, openStore } = context;
    const store = openStore(SessionsStore);
    const { record, show } = await openOwnSession(sessionId, context);
    const inScope = (await sessionsInScope(record, scope, store, context)).filter(({ cancelled }) =>
      isCancelled ? cancelled === null : wasCancelledWith(record, cancelled),
    );
    if (record.version !== version) return store.refuse(record, 'version.conflict', show(record));
    if (inScope.length === 0) return show(record);
    if (isCancelled && reason === '' && inScope.some(session => needsReason(session, actor)))
      throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
    const by = personOf(actor);
    const cancelled = isCancelled ? { at: new Date(now()).toISOString(), by, reason } : null;
    const changed = inScope.map(before => ({ before, after: store.next(before, { cancelled }) }));
    const ofClasses = await requireClasses(changed, context);
    const act = isCancelled ? 'class-session.cancelled' : 'class-session.resumed';
    const others = [record, ...inScope.filter(({ id }) => id !== record.id)];
    const after = changed.find(({ before }) => before.id === record.id)?.after ?? record;
    return store.change(changed, { act, record: record.id, ...detailOf(others) }, show(after), ofClasses);
  });
