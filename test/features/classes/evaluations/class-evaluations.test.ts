import { expect, test } from 'vitest';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeClass } from '../classes/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { change, makeEvaluatedClass, score } from './samples.ts';

const list = async (person: Principal, classId: string, until: string | null = null) =>
  (await person.call(evaluations.listEvaluationsOfClass, { classId, until })).data;

test('the page of a class lists its children’s finished evaluations with the titles of the activities', async () => {
  const { admin } = await openClinic();
  const { classId, caseId, session } = await makeEvaluatedClass(admin);
  const {
    data: [one],
    children,
    next,
  } = await list(admin, classId);
  expect(one).toMatchObject({
    ...{ sessionId: session.id, date: session.date, hidden: 0 },
    activities: [{ id: session.activities[0]?.id, title: session.activities[0]?.title }],
    children: [{ caseId, isAbsent: false, activities: [{ participation: 4, fluency: null }] }],
  });
  expect(children.map(({ id }) => id)).toEqual([caseId]);
  expect(next).toBeNull();
  await admin.call(evaluations.reopenEvaluations, { sessionId: session.id });
  expect((await list(admin, classId)).data).toEqual([]);
});

test('the evaluations of a class leave out children who attended the session alone or with another class', async () => {
  const { admin } = await openClinic();
  const { classId, caseId } = await makeEvaluatedClass(admin);
  const guest = await makeCase(admin);
  const { id: otherId } = await makeClass(admin);
  const other = await makeCase(admin);
  const {
    data: { children },
  } = await admin.call(classes.addClassChildren, { classId: otherId, caseIds: [other.id] });
  const session = await makeSession(admin, {
    ...{ date: String(children[0]?.joinedOn), start: '00:00', end: '00:01' },
    ...{ classIds: [classId, otherId], caseIds: [guest.id] },
    activityIds: [(await makeCustomActivity(admin)).id],
  });
  await change(
    admin,
    session,
    session.children.map((_, child) => score(session, 2, { child })),
  );
  await admin.call(evaluations.finishEvaluations, { sessionId: session.id, withGaps: true });
  const { data } = await list(admin, classId);
  const shown = data.find(({ sessionId }) => sessionId === session.id);
  expect(shown?.children.map(child => child.caseId)).toEqual([caseId]);
  expect(JSON.stringify(data)).not.toContain(guest.id);
  const ofOther = await list(admin, otherId);
  expect(ofOther.children.map(({ id }) => id)).toEqual([other.id]);
});

test('the evaluations of a class count hidden children without naming them, and omit sessions without a visible child', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const seen = await makeCase(teacher, { fullName: 'Seen Child' });
  const hidden = await makeCase(admin, { fullName: 'Hidden Child' });
  const { id: classId } = await makeClass(admin);
  const {
    data: { children },
  } = await admin.call(classes.addClassChildren, { classId, caseIds: [hidden.id] });
  const evaluate = async (start: string) => {
    const session = await makeSession(admin, {
      ...{ date: String(children[0]?.joinedOn), start, end: '00:02', classIds: [classId] },
      activityIds: [(await makeCustomActivity(admin)).id],
    });
    const at = session.children.findIndex(({ id }) => id === hidden.id);
    await change(admin, session, [score(session, 1, { child: at })]);
    await admin.call(evaluations.finishEvaluations, { sessionId: session.id, withGaps: true });
    return session.id;
  };
  await evaluate('00:00');
  await teacher.expectError(evaluations.listEvaluationsOfClass, { classId });
  await admin.call(classes.addClassChildren, { classId, caseIds: [seen.id] });
  const sessionId = await evaluate('00:01');
  const shown = await list(teacher, classId);
  expect(shown.data).toMatchObject([
    { sessionId, hidden: 1, children: [{ caseId: seen.id, activities: [] }] },
  ]);
  expect(JSON.stringify(shown)).not.toContain(hidden.id);
  expect((await list(admin, classId)).data).toHaveLength(2);
});

test('each response with a class’s evaluations covers some months and says where the next one starts, back to the first session', async () => {
  const { admin } = await openClinic();
  const { classId, session } = await makeEvaluatedClass(admin);
  const year = Number(session.date.slice(0, 4)) + 1;
  const later = await list(admin, classId, `${year}-12-31`);
  expect(later.data).toEqual([]);
  expect(String(later.next) > session.date).toBe(true);
  let { next } = later;
  let found = 0;
  for (let rounds = 0; next !== null && rounds < 5; rounds++) {
    const read = await list(admin, classId, next);
    found += read.data.length;
    next = read.next;
  }
  expect({ found, next }).toEqual({ found: 1, next: null });
});
