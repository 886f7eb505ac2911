import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { newPerson, openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import {
  change,
  makeEvaluated,
  makeFinishedEvaluation,
  makePastSession,
  pastMonday,
  score,
} from './samples.ts';

const add = async (person: Principal, sessionId: string) => {
  const { id: activityId } = await makeCustomActivity(person);
  return (await person.call(classSessions.addSessionActivity, { sessionId, activityId })).data;
};
const stateOf = async (person: Principal, sessionId: string) =>
  (await person.call(classSessions.getSession, { sessionId })).data.evaluated;

test('an activity that is added to an evaluated session has no ratings, and can be removed until a child is rated', async () => {
  const { admin } = await openClinic();
  const { id: sessionId, ...session } = await makeFinishedEvaluation(admin);
  const { activities } = await add(admin, sessionId);
  expect(await stateOf(admin, sessionId)).toBe('partly');
  const [rated, added] = activities.map(({ id }) => id);
  const remove = { sessionId, activityId: String(added) };
  const of = { caseId: String(session.children[0]?.id), activityId: String(added) };
  const wrong = { ...of, field: 'fluency' as const, from: null, to: 2 };
  await change(admin, { id: sessionId }, [wrong]);
  const stays = { status: 409, code: 'class-session.activity-rated' };
  expect(await admin.expectError(classSessions.removeSessionActivity, remove)).toMatchObject(stays);
  await change(admin, { id: sessionId }, [{ ...wrong, from: 2, to: null }]);
  const { data } = await admin.call(classSessions.removeSessionActivity, remove);
  expect(data.activities.map(({ id }) => id)).toEqual([rated]);
  const kept = { sessionId, activityId: String(rated) };
  expect(await admin.expectError(classSessions.removeSessionActivity, kept)).toMatchObject(stays);
  await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  const finished = { status: 409, code: 'evaluation.finished' };
  expect(await admin.expectError(classSessions.removeSessionActivity, kept)).toMatchObject(finished);
});

testInTurn(
  'if one person removes an activity while another rates a child for this activity, exactly one of the requests succeeds',
  async () => {
    const clinic = await openClinic();
    const owner = await clinic.join();
    for (const _ of Array.from({ length: 4 })) {
      const session = await makePastSession(owner, 3);
      const { id: sessionId } = session;
      await change(owner, session, [{ ...score(session, 4), caseId: String(session.children[2]?.id) }]);
      const { activities } = await add(owner, sessionId);
      const added = String(activities[1]?.id);
      const [removed, rated] = await Promise.allSettled([
        clinic.admin.call(classSessions.removeSessionActivity, { sessionId, activityId: added }),
        change(owner, session, [{ ...score(session, 5), activityId: added } as never]),
      ]);
      expect([removed.status, rated.status].sort()).toEqual(['fulfilled', 'rejected']);
      const { session: after, evaluations: all } = (
        await owner.call(evaluations.getSessionEvaluations, { sessionId })
      ).data;
      const isThere = after.activities.some(({ id }) => id === added);
      const isRated = all.some(one => one.activities.some(({ activityId }) => activityId === added));
      expect([isThere, isRated]).toEqual(rated.status === 'fulfilled' ? [true, true] : [false, false]);
    }
  },
);

test('when an evaluated session is cancelled, the child’s page no longer shows the session’s evaluations', async () => {
  const { admin } = await openClinic();
  const { id: sessionId, children } = await makeEvaluated(admin);
  await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  const listed = async () =>
    (await admin.call(evaluations.listEvaluationsOfCase, { caseId: String(children[0]?.id) })).data.data;
  expect(await listed()).toHaveLength(1);
  const cancel = async (isCancelled: boolean) => {
    const { version } = (await admin.call(classSessions.getSession, { sessionId })).data;
    await admin.call(classSessions.cancelSession, { sessionId, version, isCancelled, reason: '' });
  };
  await cancel(true);
  expect(await listed()).toEqual([]);
  await cancel(false);
  expect(await listed()).toHaveLength(1);
});

test('an admin needs a reason to cancel a colleague’s evaluated session, and nobody can delete an evaluated session', async () => {
  const { admin, join } = await openClinic();
  const owner = await join();
  const { id: sessionId } = await makeEvaluated(owner);
  const { version } = (await owner.call(classSessions.getSession, { sessionId })).data;
  const cancel = { sessionId, version, isCancelled: true };
  for (const reason of ['', ' '])
    expect(await admin.expectError(classSessions.cancelSession, { ...cancel, reason })).toMatchObject({
      ...{ status: 400, code: 'request.invalid', fields: { reason: 'validation.required' } },
    });
  expect(await admin.expectError(classSessions.removeSession, { sessionId })).toMatchObject({
    code: 'class-session.evaluated',
  });
  const { data } = await admin.call(classSessions.cancelSession, {
    ...cancel,
    reason: 'The school was closed',
  });
  expect(data.cancelled?.reason).toBe('The school was closed');
  const next = { sessionId, version: data.version };
  const resumed = await owner.call(classSessions.cancelSession, { ...next, isCancelled: false });
  const again = { ...cancel, version: resumed.data.version };
  expect((await owner.call(classSessions.cancelSession, again)).data.cancelled?.reason).toBe('');
});

test('for each session, the timetable shows how many of the children whom the user can see are already evaluated', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const session = await makePastSession(admin, 3);
  const [first, second, third] = session.children.map(({ id }) => String(id));
  const teacher = await clinic.join({ visibility: 'selected' });
  await admin.call(cases.assignCases, { caseIds: [String(first)], addIds: [teacher.person.id] });
  const progressOf = async (person: Principal) => {
    const { data } = await person.call(classSessions.searchSessions, { from: pastMonday, to: pastMonday });
    return data.data.map(({ progress }) => progress);
  };
  expect(await progressOf(admin)).toEqual([undefined]);
  await change(admin, session, [
    ...[score(session, 4), score(session, 4, { field: 'fluency' }), score(session, 2, { child: 1 })],
    { caseId: String(third), field: 'isAbsent', from: false, to: true },
  ]);
  expect(second).toBeDefined();
  expect(await progressOf(admin)).toEqual([{ done: 1, present: 2 }]);
  expect(await progressOf(teacher)).toEqual([{ done: 1, present: 1 }]);
  await admin.call(evaluations.finishEvaluations, { sessionId: session.id, withGaps: true });
  expect(await progressOf(admin)).toEqual([undefined]);
});

test('the child’s timeline shows a finished evaluation on the day of the session and says if the child was absent', async () => {
  const { admin } = await openClinic();
  const session = await makePastSession(admin, 2);
  const { id: sessionId } = session;
  const [first, second] = session.children.map(({ id }) => String(id));
  await change(admin, session, [
    score(session, 4),
    { caseId: String(second), field: 'isAbsent', from: false, to: true },
  ]);
  const lines = async (caseId: string | undefined) => {
    const { data } = await admin.call(cases.listTimeline, { caseId: String(caseId) });
    return data.data.filter(({ act }) => act === 'evaluation.shown');
  };
  expect(await lines(first)).toEqual([]);
  await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  expect(await lines(first)).toMatchObject([{ on: pastMonday, kind: 'learning', details: { isAbsent: 0 } }]);
  expect(await lines(second)).toMatchObject([{ on: pastMonday, details: { isAbsent: 1 } }]);
});

test('if one person evaluated a child in a session, the timeline names this person, even if someone else owns the session', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({}, newPerson('Tara Teacher'));
  const session = await makePastSession(teacher, 2);
  const { id: sessionId } = session;
  const [first, second] = session.children.map(({ id }) => String(id));
  await change(teacher, session, [score(session, 4), score(session, 3, { child: 1 })]);
  await change(admin, session, [score(session, 5, { child: 1, field: 'fluency' })]);
  await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  const { version } = (await admin.call(classSessions.getSession, { sessionId })).data;
  const { data } = await admin.call(classSessions.changeSession, {
    ...{ sessionId, version, scope: 'this', changes: { ownerId: admin.person.id } },
  });
  expect(data.owner.id).toBe(admin.person.id);
  const evaluators = async (caseId: string | undefined) => {
    const timeline = await admin.call(cases.listTimeline, { caseId: String(caseId) });
    return timeline.data.data.flatMap(({ act, by }) => (act === 'evaluation.shown' ? [by] : []));
  };
  expect(await evaluators(first)).toEqual([{ id: teacher.person.id, fullName: 'Tara Teacher' }]);
  expect(await evaluators(second)).toEqual([null]);
});
