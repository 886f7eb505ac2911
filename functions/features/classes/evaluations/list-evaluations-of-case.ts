import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import {
  type CaseEvaluation,
  maxListedEvaluations,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { isFinished, latestFirst } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import { readListView } from '../sessions/read-view.ts';
import { sessionRow } from '../sessions/session-items.ts';
import type { SessionView } from '../sessions/session-view.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { EvaluationsStore } from './evaluations-store.ts';
import { ScalesStore } from './scales-store.ts';

export const listEvaluationsOfCase: Handler<typeof evaluations.listEvaluationsOfCase> = async (
  _,
  context,
) => {
  const { openStore, records } = context;
  const [stored, scales] = await Promise.all([
    openStore(EvaluationsStore).ofCases(idsOfCase(records.case)),
    openStore(ScalesStore).get(),
  ]);
  const sessions = await openStore(SessionsStore).getAll(stored.map(({ sessionId }) => sessionId));
  const byId = new Map(sessions.filter(isFinished).map(session => [session.id, session]));
  const latest = stored
    .flatMap(evaluation => {
      const session = byId.get(evaluation.sessionId);
      return session ? [{ one: evaluation, session }] : [];
    })
    .toSorted((one, other) => latestFirst(one.session, other.session))
    .slice(0, maxListedEvaluations);
  const view = await readListView(
    context,
    latest.map(({ session }) => ({ ...sessionRow(session), caseIds: [] })),
  );
  return { data: latest.map(found => show(found, view)), scales };
};

interface Found {
  one: StoredEvaluation;
  session: StoredSession;
}

function show({ one, session }: Found, view: SessionView): CaseEvaluation {
  const { isAbsent, absenceReason, activities } = one;
  const titles = new Map(session.activities.map(({ id, title }) => [id, title]));
  const classIds = view.participants(session).get(one.caseId) ?? [];
  return {
    ...{ sessionId: session.id, title: session.title, date: session.date, start: session.start },
    classes: view.classesOf(session).filter(({ id }) => classIds.includes(id)),
    ...{ isAbsent, absenceReason },
    activities: isAbsent
      ? []
      : activities.flatMap(rated => {
          const title = titles.get(rated.activityId);
          return title === undefined ? [] : [{ ...rated, title }];
        }),
  };
}
