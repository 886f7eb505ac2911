import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { type Case, CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { evaluationIdOf, unrated } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import {
  type ClassSession,
  maxClassDays,
  maxClassEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import type { StoredSession, StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import {
  isFinished,
  latestFirst,
  maySeeSession,
} from '../../../../shared/features/classes/sessions/session-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { ClassChildrenStore } from '../classes/class-children-store.ts';
import { openRead, viewerOf } from '../classes/open-class.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { EvaluationsStore } from './evaluations-store.ts';
import { ScalesStore } from './scales-store.ts';

/** When a response has this many bytes, no further days are added. Lambda allows 6 MB. */
const fullAt = 1_500_000;

export const listEvaluationsOfClass: Handler<typeof evaluations.listEvaluationsOfClass> = async (
  { classId, until },
  context,
) => {
  const { openStore, organization, now, records } = context;
  const to = until ?? todayIn(organization.timeZone, now());
  const from = daysAfter(to, 1 - maxClassDays);
  const [listed, opened, scales] = await Promise.all([
    openStore(SessionsStore).rows(from, to),
    openRead(records.class, context),
    openStore(ScalesStore).get(),
  ]);
  const finished = listed.filter(
    row => isFinished(row) && row.classIds.includes(classId) && isSeen(row, opened.cases, context),
  );
  const { rows, left } = latestDays(finished);
  const ofRows = rows.map(row => ({ id: row.id, caseIds: ofClass(row, classId) }));
  const strangers = ofRows.flatMap(({ caseIds }) => caseIds.filter(id => !opened.cases.has(id)));
  const [sessions, stored, others] = await Promise.all([
    openStore(SessionsStore).getAll(rows.map(({ id }) => id)),
    openStore(EvaluationsStore).ofAll(
      ofRows.flatMap(({ id, caseIds }) => caseIds.map(caseId => evaluationIdOf(caseId, id))),
    ),
    openStore(ClassChildrenStore).readCases(strangers, viewerOf(context)),
  ]);
  const cases = new Map([...opened.cases, ...others]);
  const { shown, cutAt } = cutToSize(
    sessions
      .filter(isFinished)
      .toSorted(latestFirst)
      .map(session => show(session, classId, { cases, stored })),
  );
  const ids = new Set(shown.flatMap(({ children }) => children.map(({ caseId }) => caseId)));
  const names = new Map([...cases.values()].map(child => [child.id, CaseName.parse(child)]));
  const isAllThereIs = from < records.class.createdAt.slice(0, 10);
  return {
    data: shown,
    children: [...ids].flatMap(id => names.get(id) ?? []),
    next: cutAt ?? left ?? (isAllThereIs ? null : daysAfter(from, -1)),
    scales,
  };
};

/**
 * The sessions of the latest whole days that stay within the read limit; at least one day. `left` is the
 * latest of the remaining days.
 */
function latestDays(finished: readonly StoredSessionRow[]): {
  rows: StoredSessionRow[];
  left: string | null;
} {
  const rows: StoredSessionRow[] = [];
  let count = 0;
  for (const row of finished.toSorted(latestFirst)) {
    count += row.participants?.length ?? 0;
    if (count > maxClassEvaluations && rows.length > 0 && rows.at(-1)?.date !== row.date)
      return { rows, left: row.date };
    rows.push(row);
  }
  return { rows, left: null };
}

/**
 * Keeps the sessions of the first days that fit into a response; at least one day. `cutAt` is the first of
 * the remaining days.
 */
function cutToSize(sessions: readonly ClassSession[]): { shown: ClassSession[]; cutAt: string | null } {
  let size = 0;
  for (const [at, session] of sessions.entries()) {
    if (size > fullAt && session.date !== sessions[at - 1]?.date)
      return { shown: sessions.slice(0, at), cutAt: session.date };
    size += Buffer.byteLength(JSON.stringify(session));
  }
  return { shown: [...sessions], cutAt: null };
}

/** Case ids of the children who took part as members of the class. */
const ofClass = ({ participants }: Pick<StoredSessionRow, 'participants'>, classId: string): string[] =>
  (participants ?? []).filter(({ classIds }) => classIds.includes(classId)).map(({ caseId }) => caseId);

const isSeen = (
  { owner, participants }: StoredSessionRow,
  cases: ReadonlyMap<string, Case>,
  context: OrganizationContext,
): boolean =>
  maySeeSession(
    { owner, childIds: (participants ?? []).map(({ caseId }) => caseId) },
    { ...viewerOf(context), isSeen: id => cases.has(id) },
  );

interface Known {
  /** Cases that the caller may see. The keys are the case ids stored in sessions. */
  cases: ReadonlyMap<string, Case>;
  stored: ReadonlyMap<string, StoredEvaluation>;
}

/** A session as it is listed for a class. A child whose cases were merged appears once. */
function show(session: StoredSession, classId: string, { cases, stored }: Known): ClassSession {
  const children = new Map<string, ClassSession['children'][number]>();
  let hidden = 0;
  for (const id of ofClass(session, classId)) {
    const child = cases.get(id);
    if (!child) {
      hidden++;
      continue;
    }
    const found = stored.get(evaluationIdOf(id, session.id));
    if (children.has(child.id) && !found) continue;
    const { isAbsent, absenceReason, activities } = found ?? unrated;
    children.set(child.id, {
      ...{ caseId: child.id, isAbsent, absenceReason, activities: isAbsent ? [] : [...activities] },
    });
  }
  return {
    ...{ sessionId: session.id, title: session.title, date: session.date, start: session.start },
    activities: session.activities.map(({ id, title }) => ({ id, title })),
    ...{ children: [...children.values()], hidden },
  };
}
