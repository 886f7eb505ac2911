import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { applyChanges } from './apply-changes.ts';
import { readOwner } from './create-session.ts';
import { moveBack, movedFromOf } from './move-back.ts';
import { openOwnSession } from './open-session.ts';
import { requireClasses } from './require-classes.ts';
import { planningWrites, requirePlannable, requireSeen } from './require-plannable.ts';
import { requireStaysEvaluable } from './require-stays-evaluable.ts';
import { detailOf, sessionsInScope } from './sessions-in-scope.ts';
import { SessionsStore } from './sessions-store.ts';

export const changeSession: Handler<typeof classSessions.changeSession> = (
  { sessionId, version, scope, changes, isMovedBack },
  context,
) =>
  retryOnConflict(async () => {
    if (isMovedBack) return moveBack({ sessionId, version }, context);
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
    const at = new Date(context.now()).toISOString();
    const isAlone = scope === 'this' && record.series !== null;
    const changed = inScope.map(before => {
      const applied = applyChanges(before, changes, { view, anchor: record, owner });
      requireStaysEvaluable({ ...before, ...applied }, context);
      const series = isAlone && before.series ? { ...before.series, isException: true } : before.series;
      const movedFrom = movedFromOf(before, { ...before, ...applied }, at);
      return { before, after: store.next(before, { ...applied, series, movedFrom }) };
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
