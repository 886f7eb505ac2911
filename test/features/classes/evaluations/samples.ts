import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import {
  evaluations as calls,
  type evaluations,
} from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import { shippedScales } from '../../../../shared/features/classes/evaluations/shipped-scales.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeSession } from '../sessions/samples.ts';

export const pastMonday = '2026-03-02';

/** Plans a past session of this many new children, with an activity. */
export async function makePastSession(maker: Principal, children = 1, date = pastMonday): Promise<Session> {
  const made = await Promise.all(Array.from({ length: children }, () => makeCase(maker)));
  const { id: activityId } = await makeCustomActivity(maker);
  return makeSession(maker, { date, caseIds: made.map(({ id }) => id), activityIds: [activityId] });
}

/** A change that scores the first child of a session in its first activity. */
export const score = (
  { activities, children }: Session,
  to: number | null,
  more: { from?: number | null; child?: number; field?: 'participation' | 'fluency' } = {},
): EvaluationChange => ({
  caseId: String(children[more.child ?? 0]?.id),
  activityId: String(activities[0]?.id),
  field: more.field ?? 'participation',
  from: more.from ?? null,
  to,
});

export const change = (
  person: Principal,
  { id: sessionId }: Pick<Session, 'id'>,
  changes: RequestOf<typeof calls.changeEvaluations>['changes'],
) => person.call(calls.changeEvaluations, { sessionId, changes });

/** Returns a random day, because the number of sessions per day is limited. */
const someDay = () => `20${10 + Math.floor(Math.random() * 15)}-03-${10 + Math.floor(Math.random() * 19)}`;
const own = ({ maker }: SampleContext) => makePastSession(maker, 1, someDay());

/** Makes a session in which its first child is rated. */
export async function makeEvaluated(maker: Principal, caseId?: string): Promise<Session> {
  const session =
    caseId === undefined
      ? await makePastSession(maker, 1, someDay())
      : await makeSession(maker, {
          ...{ date: someDay(), caseIds: [caseId] },
          activityIds: [(await makeCustomActivity(maker)).id],
        });
  await change(maker, session, [score(session, 4)]);
  return session;
}

export async function makeFinishedEvaluation(maker: Principal, caseId?: string): Promise<Session> {
  const session = await makeEvaluated(maker, caseId);
  await maker.call(calls.finishEvaluations, { sessionId: session.id, withGaps: true });
  return session;
}

/** Makes a class with a child, and a session with a finished evaluation on the day the child joined. */
export async function makeEvaluatedClass(
  maker: Principal,
): Promise<{ classId: string; caseId: string; session: Session }> {
  const { id: classId, children } = await makeClassWithChild(maker);
  const session = await makeSession(maker, {
    ...{ date: String(children[0]?.joinedOn), start: '00:00', end: '00:01', classIds: [classId] },
    activityIds: [(await makeCustomActivity(maker)).id],
  });
  await change(maker, session, [score(session, 4)]);
  await maker.call(calls.finishEvaluations, { sessionId: session.id, withGaps: true });
  return { classId, caseId: String(children[0]?.id), session };
}

const named = { sessionId: 'classSession' } as const;
/** Errors that are possible while another request changes the session, or if the session has not begun. */
const ofSession = ['record.missing', 'evaluation.early', 'evaluation.cancelled'] as const;

export const evaluationsSamples: Samples<typeof evaluations> = {
  getSessionEvaluations: {
    input: async ({ maker }) => ({ sessionId: (await makeEvaluated(maker)).id }),
    references: named,
    costGrowsWithData: true,
  },
  changeEvaluations: {
    input: async context => {
      const session = await own(context);
      return { sessionId: session.id, changes: [score(session, 3), score(session, 5, { field: 'fluency' })] };
    },
    references: named,
    fixedFields: ['changes'],
    allowedRaceErrors: ['version.conflict', 'evaluation.finished', ...ofSession],
    costGrowsWithData: true,
  },
  finishEvaluations: {
    input: async ({ maker }) => ({ sessionId: (await makeEvaluated(maker)).id, withGaps: true }),
    references: named,
    fixedFields: ['withGaps'],
    allowedRaceErrors: [...ofSession],
    costGrowsWithData: true,
  },
  reopenEvaluations: {
    input: async ({ maker }) => ({ sessionId: (await makeFinishedEvaluation(maker)).id }),
    references: named,
    allowedRaceErrors: [...ofSession],
    costGrowsWithData: true,
  },
  searchEvaluatedSessions: {
    input: async ({ maker }) => {
      await makeEvaluated(maker);
      return { isEvaluated: false, limit: 10 };
    },
    references: { cursor: 'cursor' },
    costGrowsWithData: true,
  },
  listEvaluationsOfCase: {
    input: async ({ maker }) => {
      const { id: caseId } = await makeCase(maker);
      await makeFinishedEvaluation(maker, caseId);
      return { caseId };
    },
    references: { caseId: 'case' },
  },
  listEvaluationsOfClass: {
    input: async ({ maker }) => ({ classId: (await makeEvaluatedClass(maker)).classId }),
    references: { classId: 'class' },
    costGrowsWithData: true,
  },
  getEvaluationScales: { input: async () => ({}) },
  changeEvaluationScales: {
    input: async ({ clinic }) => {
      const { data } = await clinic.admin.call(calls.getEvaluationScales, {});
      return { ...shippedScales, version: data.version };
    },
    fixedFields: ['version'],
    expectedOutput: ({ participation, fluency }) => ({ participation, fluency }),
    allowedRaceErrors: ['version.conflict'],
    isOneOfOrganization: true,
  },
};
