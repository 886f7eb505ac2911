import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { applyChanges } from './apply-changes.ts';
import { readOwner } from './create-session.ts';
import { openOwnSession } from './open-session.ts';
import { requireClasses } from './require-classes.ts';
import { planningWrites, requirePlannable, requireSeen } from './require-plannable.ts';
import { detailOf, sessionsInScope } from './sessions-in-scope.ts';
import { SessionsStore } from './sessions-store.ts';

/** Rejects rescheduling an evaluated session to a future time. */
function requireStaysEvaluable(
  after: StoredSession,
  { organization, now }: Pick<OrganizationContext, 'organization' | 'now'>,
): void {
  if (after.participants === null) return;
  if (phaseOf(after, nowIn(organization.timeZone, now())) === 'planned')
    throw new AppError('request.invalid', { fields: { date: 'validation.future_date' } });
}

export const changeSession: Handler<typeof classSessions.changeSession> = (
  { sessionId, version, scope, changes },
  context,
) =>
  retryOnConflict(async () => {
    const store = context.openStore(SessionsStore);
    const { addClassIds, removeClassIds, addCaseIds, removeCaseIds } = changes;
    const { record, view, show } = await openOwnSession(sessionId, context, {
      moreClassIds: [...addClassIds, ...removeClassIds],
      moreCaseIds: [...addCaseIds, ...removeCaseIds],
      moreDates: changes.date === undefined ? [] : [changes.date],
    });
    if (record.version !== version) return store.refuse(record, 'version.conflict', show(record));
    requireSeen(view, { classIds: addClassIds, caseIds: addCaseIds });
    const inScope = await sessionsInScope(record, scope, store, context);
    const added = {
      classIds: [...new Set(addClassIds)].filter(id =>
        inScope.some(({ classIds }) => !classIds.includes(id)),
      ),
      caseIds: addCaseIds.filter(id => inScope.some(({ caseIds }) => !caseIds.includes(id))),
    };
    requirePlannable(view, added);
    const { ownerId } = changes;
    const owner =
      ownerId === undefined || ownerId === record.owner.id ? undefined : await readOwner(ownerId, context);
    const isAlone = scope === 'this' && record.series !== null;
    const changed = inScope.map(before => {
      const applied = applyChanges(before, changes, { view, anchor: record, owner });
      requireStaysEvaluable({ ...before, ...applied }, context);
      const series = isAlone && before.series ? { ...before.series, isException: true } : before.series;
      return { before, after: store.next(before, { ...applied, series }) };
    });
    const ofClasses = await requireClasses(changed, context, added.classIds);
    const room = await store.requireRoom(
      changed.flatMap(({ before, after }) => (after.date === before.date ? [] : [after.date])),
      view.known.rows,
    );
    const event = { act: 'class-session.changed', record: record.id, ...detailOf(inScope) };
    const [{ after = record } = {}] = changed;
    const more = planningWrites(view, added, {
      organization: context.organization.slug,
      otherWrites: changed.length + room.length + ofClasses.length,
    });
    return store.change(changed, event, show(after), [...room, ...ofClasses, ...more]);
  });
