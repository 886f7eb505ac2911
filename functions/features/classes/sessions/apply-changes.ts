import { AppError } from '../../../../shared/core/errors.ts';
import { isWithinCalendar } from '../../../../shared/core/typed-input.ts';
import { addDays, daysBetween } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import {
  maxSessionCases,
  maxSessionClasses,
  type SessionChanges,
} from '../../../../shared/features/classes/sessions/schema.ts';
import type { SessionView } from './session-view.ts';

type Members = Pick<SessionChanges, 'addClassIds' | 'removeClassIds' | 'addCaseIds' | 'removeCaseIds'>;

const invalid = (field: string, error: string) =>
  new AppError('request.invalid', { fields: { [field]: error } });

/**
 * Returns the changed fields of a session, computed from what a member entered.
 * @param anchor the session that the member edited; if its date changes, other sessions of its series are
 * rescheduled by the same number of days
 * @throws request.invalid, class-session.evaluated
 */
export function applyChanges(
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
    entered.date === undefined ? before.date : addDays(before.date, daysBetween(anchor.date, entered.date));
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
