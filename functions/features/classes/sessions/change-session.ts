import { daysAfter, daysBetween } from '../../../../shared/core/dates/days.ts';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { isWithinCalendar } from '../../../../shared/core/typed-input.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import {
  maxSessionCases,
  maxSessionClasses,
  type Session,
  type SessionChanges,
} from '../../../../shared/features/classes/sessions/schema.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { readOwner } from './create-session.ts';
import { openOwnSession } from './open-session.ts';
import { requireClasses } from './require-classes.ts';
import { planningWrites, requirePlannable, requireSeen } from './require-plannable.ts';
import type { SessionView } from './session-view.ts';
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

type Timed = Pick<StoredSession, 'date' | 'start' | 'end'>;

/** What to store of a session's earlier time; undefined if the session stays where it is. */
function movedFromOf(before: StoredSession, after: Timed, at: string): StoredSession['movedFrom'] {
  const { date, start, end, series } = before;
  if (date === after.date && start === after.start && end === after.end) return undefined;
  return { at, date, start, end, isException: series?.isException ?? false };
}

/**
 * Moves a session back, and those that were moved in the same step, except those that were changed
 * separately or evaluated since.
 * @throws record.missing, class-session.not-own, version.conflict, class-session.too-many
 */
async function moveBack(
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
  if (!movedFrom) return show(record);
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

type Members = Pick<SessionChanges, 'addClassIds' | 'removeClassIds' | 'addCaseIds' | 'removeCaseIds'>;

const invalid = (field: string, error: string) =>
  new AppError('request.invalid', { fields: { [field]: error } });

/**
 * Returns the changed fields of a session, computed from what a member entered.
 * @param anchor the session that the member edited; if its date changes, other sessions of its series are
 * rescheduled by the same number of days
 * @throws request.invalid, class-session.evaluated
 */
function applyChanges(
  before: StoredSession,
  { addClassIds, removeClassIds, addCaseIds, removeCaseIds, ownerId: _, ...entered }: SessionChanges,
  {
    view,
    anchor,
    owner,
  }: { view: SessionView; anchor: StoredSession; owner: StoredSession['owner'] | undefined },
): Partial<StoredSession> {
  const changes = { ...entered, ...(owner && { owner }) };
  const date =
    entered.date === undefined ? before.date : daysAfter(before.date, daysBetween(anchor.date, entered.date));
  if (!isWithinCalendar(date)) throw invalid('date', 'validation.date');
  const { start, end } = { ...before, ...entered };
  if (start >= end) throw invalid('end', 'validation.end_before_start');
  const members = changeMembers(before, { addClassIds, removeClassIds, addCaseIds, removeCaseIds }, view);
  return { ...changes, date, ...members };
}

/** Changes the classes and children of a session. Keeps those that are hidden from the caller. */
function changeMembers(before: StoredSession, changes: Members, view: SessionView) {
  const { addClassIds, removeClassIds, addCaseIds, removeCaseIds } = changes;
  const nameOf = (caseId: string) => view.known.cases.get(caseId)?.id ?? caseId;
  const isLeaving = (caseId: string) =>
    view.known.cases.has(caseId) && removeCaseIds.some(id => nameOf(id) === nameOf(caseId));
  const keptClasses = before.classIds.filter(id => !(removeClassIds.includes(id) && view.classOf(id)));
  const classIds = [...new Set([...keptClasses, ...addClassIds])];
  const keptCases = before.caseIds.filter(id => !isLeaving(id));
  const present = new Set(keptCases.map(nameOf));
  const caseIds = [...keptCases, ...new Set(addCaseIds.map(nameOf))].filter(
    (id, at) => at < keptCases.length || !present.has(id),
  );
  const isSame = classIds.join() === before.classIds.join() && caseIds.join() === before.caseIds.join();
  if (isSame) return {};
  if (before.participants !== null) throw new AppError('class-session.evaluated');
  if (classIds.length + caseIds.length === 0) throw invalid('addClassIds', 'validation.class_or_case');
  if (classIds.length > maxSessionClasses) throw invalid('addClassIds', 'validation.too_big');
  if (caseIds.length > maxSessionCases) throw invalid('addCaseIds', 'validation.too_big');
  return { classIds, caseIds };
}

/** Rejects rescheduling an evaluated session to a future time. */
function requireStaysEvaluable(
  after: StoredSession,
  { organization, now }: Pick<OrganizationContext, 'organization' | 'now'>,
): void {
  if (after.participants === null) return;
  if (phaseOf(after, nowIn(organization.timeZone, now())) === 'planned')
    throw new AppError('request.invalid', { fields: { date: 'validation.future_date' } });
}
