import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { organizationItems, violationsOf } from '../../../support/integrity.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeSession, monday } from '../sessions/samples.ts';
import { change, makeFinishedEvaluation, makePastSession, pastMonday, score } from './samples.ts';

const read = async (person: Principal, sessionId: string) =>
  (await person.call(evaluations.getSessionEvaluations, { sessionId })).data;
/**
 * Sends a change of an evaluation with an idempotency key, as pages do; returns the error of the response.
 */
const refusal = (person: Principal, sessionId: string, changes: Parameters<typeof change>[2]) =>
  person.expectError(
    evaluations.changeEvaluations,
    { sessionId, changes },
    { 'idempotency-key': randomUUID() },
  );

test('when two people evaluate one child at the same time, their changes of different fields are both stored', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const owner = await clinic.join();
  const session = await makePastSession(owner);
  const fluency = score(session, 2, { field: 'fluency' });
  await Promise.all([change(owner, session, [score(session, 4)]), change(admin, session, [fluency])]);
  const {
    evaluations: [one],
  } = await read(owner, session.id);
  expect(one?.activities).toMatchObject([{ participation: 4, fluency: 2 }]);
  expect(one?.recent).toMatchObject([{ field: 'fluency', by: { id: admin.person.id } }]);

  const told = await refusal(admin, session.id, [score(session, 5)]);
  expect(told).toMatchObject({ status: 409, code: 'version.conflict' });
  expect(told.current).toMatchObject([
    { caseId: session.children[0]?.id, activities: [{ participation: 4 }] },
  ]);
  const { data } = await change(admin, session, [score(session, 4), score(session, 5, { from: 4 })]);
  expect(data).toMatchObject({ evaluated: 'partly', evaluations: [{ activities: [{ participation: 5 }] }] });
});

test('ten concurrent changes by two evaluators of a session are all stored, each with author and time', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const owner = await clinic.join();
  const session = await makePastSession(owner, 5);
  await Promise.all(
    session.children.flatMap((_, child) => [
      change(owner, session, [score(session, 3, { child })]),
      change(admin, session, [score(session, 4, { child, field: 'fluency' })]),
    ]),
  );
  const { evaluations: all, session: after } = await read(owner, session.id);
  expect(all.map(({ activities: [one] }) => [one?.participation, one?.fluency])).toEqual(
    session.children.map(() => [3, 4]),
  );
  expect(after).toMatchObject({ evaluated: 'partly', areChildrenFrozen: true });
  const changes = (await organizationItems(slug)).filter(({ kind }) => kind === 'evaluation-change');
  expect(changes).toHaveLength(10);
  expect(new Set(changes.map(({ by }) => (by as { id: string }).id))).toEqual(
    new Set([owner.person.id, admin.person.id]),
  );
  expect(await violationsOf(slug)).toEqual([]);
});

test('only the owner and admins can evaluate a session, after the session has started and unless the session is cancelled', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const colleague = await clinic.join();
  const session = await makePastSession(admin);
  const changes = [score(session, 4)];
  expect(await refusal(colleague, session.id, changes)).toMatchObject({
    ...{ status: 403, code: 'evaluation.not-own' },
  });
  expect((await read(colleague, session.id)).session.id).toBe(session.id);
  const coming = await makePastSession(admin, 1, monday);
  const early = { status: 409, code: 'evaluation.early' };
  expect(await refusal(admin, coming.id, [score(coming, 4)])).toMatchObject(early);
  const { id: sessionId } = coming;
  expect(await admin.expectError(evaluations.finishEvaluations, { sessionId })).toMatchObject(early);
  await admin.call(classSessions.cancelSession, {
    ...{ sessionId: session.id, version: session.version, isCancelled: true, reason: 'Rain' },
  });
  expect(await refusal(admin, session.id, changes)).toMatchObject({ code: 'evaluation.cancelled' });
});

test('a child marked absent cannot be rated; finishing the evaluation removes the child’s earlier ratings', async () => {
  const { admin } = await openClinic();
  const session = await makePastSession(admin, 2);
  const [first, second] = session.children.map(({ id }) => id);
  await change(admin, session, [
    score(session, 4),
    { caseId: String(first), field: 'isAbsent', from: false, to: true },
  ]);
  expect(await refusal(admin, session.id, [score(session, 5, { from: 4 })])).toMatchObject({
    ...{ status: 409, code: 'evaluation.absent' },
  });
  const kept = (await read(admin, session.id)).evaluations[0];
  expect(kept).toMatchObject({ isAbsent: true, activities: [{ participation: 4 }] });
  const { id: sessionId } = session;
  const told = await admin.expectError(evaluations.finishEvaluations, { sessionId });
  expect(told).toMatchObject({ status: 409, code: 'evaluation.gaps', current: [second] });
  const { data } = await admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  expect(data).toMatchObject({ evaluated: 'all', evaluations: [{ isAbsent: true, activities: [] }] });
  const finished = { status: 409, code: 'evaluation.finished' };
  expect(await refusal(admin, sessionId, [score(session, 5, { child: 1 })])).toMatchObject(finished);
  expect((await admin.call(evaluations.reopenEvaluations, { sessionId })).data.evaluated).toBe('partly');
  await change(admin, session, [score(session, 5, { child: 1 })]);
});

test('finishing an evaluation needs no confirmation if no score is missing; finishing the evaluation again changes nothing', async () => {
  const { admin, slug } = await openClinic();
  const session = await makePastSession(admin);
  const { id: sessionId } = session;
  await change(admin, session, [score(session, 4), score(session, 1, { field: 'fluency' })]);
  const once = await admin.call(evaluations.finishEvaluations, { sessionId });
  const twice = await admin.call(evaluations.finishEvaluations, { sessionId });
  expect(twice.data).toEqual(once.data);
  const entries = (await organizationItems(slug)).filter(({ act }) => act === 'evaluation.finished');
  expect(entries).toHaveLength(1);
});

test('once a session is evaluated, its list of participants no longer changes', async () => {
  const { admin } = await openClinic();
  const { id: classId, children } = await makeClassWithChild(admin);
  const date = String(children[0]?.joinedOn);
  const activityIds = [(await makeCustomActivity(admin)).id];
  const session = await makeSession(admin, {
    date,
    start: '00:00',
    end: '00:30',
    classIds: [classId],
    activityIds,
  });
  expect(session.children).toHaveLength(1);
  await change(admin, session, [score(session, 4)]);
  const { id: caseId } = await makeCase(admin);
  await admin.call(classes.addClassChildren, { classId, caseIds: [caseId] });
  const after = await read(admin, session.id);
  expect(after.session.children.map(({ id }) => id)).toEqual(session.children.map(({ id }) => id));
  expect(
    await refusal(admin, session.id, [{ caseId, field: 'isAbsent', from: false, to: true }]),
  ).toMatchObject({ status: 404 });
});

test('an evaluated session can be moved to another past day, but not to a future one', async () => {
  const { admin } = await openClinic();
  const session = await makePastSession(admin);
  await change(admin, session, [score(session, 4)]);
  const { version } = (await admin.call(classSessions.getSession, { sessionId: session.id })).data;
  const move = (date: string) => ({ sessionId: session.id, version, changes: { date } });
  expect(await admin.expectError(classSessions.changeSession, move('2099-03-02'))).toMatchObject({
    status: 400,
    fields: { date: 'validation.future_date' },
  });
  const { data } = await admin.call(classSessions.changeSession, move('2024-03-04'));
  expect(data.date).toBe('2024-03-04');
});

test('a user sees only the number of hidden children in a session, and can neither see nor change their evaluations', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const seen = await makeCase(teacher, { fullName: 'Seen Child' });
  const hidden = await makeCase(admin, { fullName: 'Hidden Child' });
  const session = await makeSession(admin, {
    ...{ date: pastMonday, caseIds: [seen.id, hidden.id], ownerId: teacher.person.id },
    activityIds: [(await makeCustomActivity(admin)).id],
  });
  const at = session.children.findIndex(({ id }) => id === hidden.id);
  await change(admin, session, [score(session, 2, { child: at })]);
  const shown = await read(teacher, session.id);
  expect(shown).toMatchObject({ session: { hidden: 1, children: [{ id: seen.id }] }, evaluations: [] });
  expect(JSON.stringify(shown)).not.toContain(hidden.id);
  const gone = await refusal(teacher, session.id, [score(session, 5, { child: at, from: 2 })]);
  expect(gone).toMatchObject({ status: 404, code: 'record.missing' });
  const told = await teacher.expectError(evaluations.finishEvaluations, { sessionId: session.id });
  expect(told.current).toEqual([seen.id]);
});

test('archived children cannot be rated, and no child can be rated in activities of another session', async () => {
  const { admin } = await openClinic();
  const [session, other] = [await makePastSession(admin), await makePastSession(admin)];
  const foreign = { ...score(session, 4), activityId: String(other.activities[0]?.id) } as never;
  expect(await refusal(admin, session.id, [foreign])).toMatchObject({ status: 404 });
  const caseId = String(session.children[0]?.id);
  await admin.call(cases.archiveCase, { caseId });
  expect(await refusal(admin, session.id, [score(session, 4)])).toMatchObject({ code: 'case.archived' });
});

test('a case lists only finished evaluations; after a merge, the surviving case lists the evaluations of both cases', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const finished = await makeFinishedEvaluation(admin, caseId);
  const draft = await makeSession(admin, {
    date: pastMonday,
    caseIds: [caseId],
    activityIds: [(await makeCustomActivity(admin)).id],
  });
  await change(admin, draft, [score(draft, 1)]);
  const list = async (id: string) =>
    (await admin.call(evaluations.listEvaluationsOfCase, { caseId: id })).data.data;
  expect(await list(caseId)).toMatchObject([
    { sessionId: finished.id, isAbsent: false, activities: [{ participation: 4, fluency: null }] },
  ]);
  const into = await makeCase(admin);
  const from = (await admin.call(cases.getCase, { caseId })).data;
  await admin.call(merges.mergeCases, {
    ...{ caseId: into.id, version: into.version, otherId: caseId, otherVersion: from.version },
  });
  expect((await list(into.id)).map(({ sessionId }) => sessionId)).toEqual([finished.id]);
  const shown = await read(admin, draft.id);
  expect(shown.session.children.map(({ id }) => id)).toEqual([into.id]);
  expect(shown.evaluations).toMatchObject([{ caseId: into.id, activities: [{ participation: 1 }] }]);
  const next = { ...score(draft, 5, { from: 1 }), caseId: into.id };
  expect((await change(admin, draft, [next])).data.evaluations).toMatchObject([
    { caseId: into.id, activities: [{ participation: 5 }] },
  ]);
});

test('the list of a child’s sessions names the classes with which the child attended, if the reader may see the classes', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const { id: classId, name, children } = await makeClassWithChild(admin);
  const [child] = children;
  const other = await makeClassWithChild(admin);
  const session = await makeSession(admin, {
    ...{ date: String(child?.joinedOn), start: '00:00', end: '00:30', classIds: [classId, other.id] },
    activityIds: [(await makeCustomActivity(admin)).id],
  });
  const at = session.children.findIndex(({ id }) => id === child?.id);
  await change(admin, session, [score(session, 4, { child: at })]);
  await admin.call(evaluations.finishEvaluations, { sessionId: session.id, withGaps: true });
  const { data } = await admin.call(evaluations.listEvaluationsOfCase, { caseId: String(child?.id) });
  expect(data.data).toMatchObject([{ sessionId: session.id, classes: [{ id: classId, name }] }]);
  expect(data.data[0]?.classes).toHaveLength(1);
});

test('the list of pending evaluations contains the user’s own sessions that have started, the latest session first', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const owner = await clinic.join();
  await makePastSession(admin);
  const [late, early] = [await makePastSession(owner, 1, '2026-03-09'), await makePastSession(owner)];
  await makePastSession(owner, 1, monday);
  const done = await makeFinishedEvaluation(owner);
  const ids = async (filters: { isEvaluated?: boolean; limit?: number; cursor?: string | null }) => {
    const { data } = await owner.call(evaluations.searchEvaluatedSessions, filters);
    return { ids: data.data.map(({ id }) => id), next: data.meta.next };
  };
  expect((await ids({})).ids).toEqual([late.id, early.id]);
  expect((await ids({ isEvaluated: true })).ids).toEqual([done.id]);
  const first = await ids({ limit: 1 });
  expect(first.ids).toEqual([late.id]);
  expect((await ids({ limit: 1, cursor: first.next })).ids).toEqual([early.id]);
});

test('an organisation can reword its rating scales', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const { data: shipped } = await admin.call(evaluations.getEvaluationScales, {});
  expect(shipped.version).toBe(0);
  const participation = shipped.participation.map((words, at) =>
    at === 4 ? { en: 'Taught', zh: '教别人' } : words,
  );
  const changed = { ...shipped, participation };
  await admin.call(evaluations.changeEvaluationScales, changed);
  expect(await admin.expectError(evaluations.changeEvaluationScales, changed)).toMatchObject({
    ...{ status: 409, code: 'version.conflict' },
  });
  const session = await makePastSession(admin);
  expect((await read(admin, session.id)).scales.participation[4]).toEqual({ en: 'Taught', zh: '教别人' });
  const user = await clinic.join();
  expect(
    await user.expectError(evaluations.changeEvaluationScales, { ...changed, version: 1 }),
  ).toMatchObject({
    status: 403,
  });
});

test('a request to change an evaluation that is repeated with its idempotency key returns the first response', async () => {
  const { admin } = await openClinic();
  const session = await makePastSession(admin);
  const headers = { 'idempotency-key': randomUUID() };
  const input = { sessionId: session.id, changes: [score(session, 4)] };
  const once = await admin.call(evaluations.changeEvaluations, input, headers);
  await change(admin, session, [score(session, 2, { from: 4 })]);
  expect((await admin.call(evaluations.changeEvaluations, input, headers)).data).toEqual(once.data);
  expect((await read(admin, session.id)).evaluations).toMatchObject([{ activities: [{ participation: 2 }] }]);
  expect(await refusal(admin, session.id, [score(session, 4)])).toMatchObject({ code: 'version.conflict' });
});
