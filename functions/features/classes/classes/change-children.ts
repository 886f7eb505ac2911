import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { areTooMany, childIdsOf, join, leave } from '../../../../shared/features/classes/classes/stays.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { ClassesStore } from './classes-store.ts';
import { openOwnClass, requireActive } from './open-class.ts';

export const addClassChildren: Handler<typeof classes.addClassChildren> = ({ classId, caseIds }, context) =>
  retryOnConflict(async () => {
    const { record, cases, show } = await openOwnClass(classId, context, { moreIds: caseIds });
    requireActive(record);
    const today = todayIn(context.organization.timeZone, context.now());
    const requested = new Map(caseIds.map(id => requireSeen(cases.get(id))).map(child => [child.id, child]));
    const present = new Set(childIdsOf(record.stays).map(id => cases.get(id)?.id));
    const joining = [...requested.values()].filter(({ id }) => !present.has(id));
    const leftToday = new Set(
      record.stays.filter(({ leftOn }) => leftOn !== null && leftOn >= today).map(({ caseId }) => caseId),
    );
    const added = joining.filter(({ id }) => !leftToday.has(id));
    for (const child of added) requireActiveCase(child);
    const store = context.openStore(ClassesStore);
    if (joining.length === 0) return show(record);
    const ids = joining.map(({ id }) => id);
    const stays = join(record.stays, ids, today);
    if (areTooMany(stays)) throw new AppError('class.full');
    const event = { act: 'class.children-added', detail: { children: ids } };
    const checks = added.map(({ id }) => caseIsActive(context.organization.slug, id));
    return store.setStays(record, stays, event, show, checks);
  });

export const removeClassChild: Handler<typeof classes.removeClassChild> = (
  { classId },
  { records, ...context },
) =>
  retryOnConflict(async () => {
    const now = nowIn(context.organization.timeZone, context.now());
    const [{ record, show }, sessions] = await Promise.all([
      openOwnClass(classId, context),
      context.openStore(SessionsStore).rows(now.date, now.date),
    ]);
    requireActive(record);
    const ids = idsOfCase(records.case);
    const store = context.openStore(ClassesStore);
    if (!childIdsOf(record.stays).some(id => ids.includes(id))) return show(record);
    const stays = leave(record.stays, ids, leavingDay(classId, sessions, now));
    const event = { act: 'class.child-removed', detail: { children: [records.case.id] } };
    return store.setStays(record, stays, event, show);
  });

/** The day on which a child leaves: tomorrow if a session of the class has begun today, otherwise today. */
function leavingDay(
  classId: string,
  sessions: readonly StoredSessionRow[],
  now: { date: string; time: string },
): string {
  const hasBegun = sessions.some(
    session =>
      session.classIds.includes(classId) && !session.cancelled && phaseOf(session, now) !== 'planned',
  );
  return hasBegun ? daysAfter(now.date, 1) : now.date;
}

function requireSeen(child: Case | undefined): Case {
  if (!child) throw new AppError('record.missing');
  return child;
}

function requireActiveCase({ status }: Case): void {
  if (status === 'archived') throw new AppError('case.archived');
  if (status === 'restricted') throw new AppError('case.restricted');
}
