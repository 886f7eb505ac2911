import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import {
  type CaseEvaluation,
  maxListedEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { EvaluationsStore } from './evaluations-store.ts';
import { ScalesStore } from './scales-store.ts';

export const listEvaluationsOfCaseHandler: Handler<typeof evaluations.listEvaluationsOfCase> = async (
  _,
  { openStore, records: { case: child } },
) => {
  const [stored, scales] = await Promise.all([
    openStore(EvaluationsStore).ofCases(idsOfCase(child)),
    openStore(ScalesStore).get(),
  ]);
  const sessions = await openStore(SessionsStore).getAll(stored.map(({ sessionId }) => sessionId));
  const finished = sessions.filter(({ evaluated, removedAt }) => evaluated === 'all' && removedAt === null);
  const byId = new Map(finished.map(session => [session.id, session]));
  const rows = stored.flatMap(one => {
    const session = byId.get(one.sessionId);
    return session ? [show(one, session)] : [];
  });
  return { data: rows.toSorted(latestFirst).slice(0, maxListedEvaluations), scales };
};

function show(
  { isAbsent, absenceReason, activities }: StoredEvaluation,
  session: StoredSession,
): CaseEvaluation {
  const titles = new Map(session.activities.map(({ id, title }) => [id, title]));
  return {
    ...{ sessionId: session.id, title: session.title, date: session.date, start: session.start },
    ...{ isAbsent, absenceReason },
    activities: isAbsent ? [] : activities.map(one => ({ ...one, title: titles.get(one.activityId) ?? '' })),
  };
}

const latestFirst = (one: CaseEvaluation, other: CaseEvaluation): number =>
  `${other.date} ${other.start}`.localeCompare(`${one.date} ${one.start}`);
