import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeSession } from '../sessions/samples.ts';
import { makeClassWithChild } from './samples.ts';

const nextOf = async (person: Principal, filters: object = {}) => {
  const { data } = await person.call(classes.searchClasses, { withNext: true, ...filters });
  return Object.fromEntries(data.data.map(({ name, next }) => [name, next?.id ?? null]));
};
const namesOn = async (person: Principal, sessionId: string) =>
  (await person.call(classSessions.getSession, { sessionId })).data.children.map(({ id }) => id);

test('the class list shows each class’s next session within two months, and ignores cancelled sessions', async () => {
  const { admin } = await openClinic();
  const { id: classId } = await makeClassWithChild(admin, { name: 'Meets' });
  const { id: other } = await makeClassWithChild(admin, { name: 'Meets late' });
  const plan = (days: number, classIds: string[]) =>
    makeSession(admin, { classIds, date: daysAfter(today(), days) });
  await plan(62, [other]);
  await plan(9, [classId]);
  const soon = await plan(8, [classId]);
  const first = await plan(3, [classId]);
  await plan(-1, [classId]);
  expect(await nextOf(admin)).toEqual({ Meets: first.id, 'Meets late': null });
  const cancel = { sessionId: first.id, version: first.version, isCancelled: true };
  await admin.call(classSessions.cancelSession, cancel);
  expect(await nextOf(admin)).toEqual({ Meets: soon.id, 'Meets late': null });
  expect(await nextOf(admin, { withNext: false })).toEqual({ Meets: null, 'Meets late': null });
});

test('a class shown to a teacher reveals nothing about sessions that the teacher cannot see', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const hidden = await makeCase(admin);
  const { id: classId } = await makeClassWithChild(teacher, {
    name: 'Shared',
    caseId: (await makeCase(teacher)).id,
  });
  await admin.call(classes.addClassChildren, { classId, caseIds: [hidden.id] });
  const [own] = (await teacher.call(classes.getClass, { classId })).data.children;
  const session = await makeSession(admin, { classIds: [classId], date: daysAfter(today(), 3) });
  expect(await nextOf(teacher)).toEqual({ Shared: session.id });
  await teacher.call(classes.removeClassChild, { classId, caseId: String(own?.id) });
  expect(await nextOf(teacher)).toEqual({ Shared: null });
  await admin.call(cases.assignCases, { caseIds: [hidden.id], addIds: [teacher.person.id] });
  expect(await nextOf(teacher)).toEqual({ Shared: session.id });
});

test('a child who leaves a class is removed from the class’s future sessions, but stays in a session that has begun', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin);
  const { id: classId } = await makeClassWithChild(admin, { caseId });
  const leave = () => admin.call(classes.removeClassChild, { classId, caseId });
  const date = today();
  const tomorrow = await makeSession(admin, { classIds: [classId], date: daysAfter(date, 1) });
  const late = await makeSession(admin, { classIds: [classId], date, start: '23:58', end: '23:59' });
  await leave();
  expect(await namesOn(admin, late.id)).toEqual([]);
  await admin.call(classes.addClassChildren, { classId, caseIds: [caseId] });
  const begun = await makeSession(admin, { classIds: [classId], date, start: '00:00', end: '00:01' });
  await leave();
  const { data } = await leave();
  expect(data).toMatchObject({ children: [], former: [{ id: caseId, leftOn: daysAfter(date, 1) }] });
  expect(await namesOn(admin, begun.id)).toEqual([caseId]);
  expect(await namesOn(admin, tomorrow.id)).toEqual([]);
  const back = await admin.call(classes.addClassChildren, { classId, caseIds: [caseId] });
  expect(back.data).toMatchObject({ children: [{ id: caseId, joinedOn: date }], former: [] });
  expect(await namesOn(admin, tomorrow.id)).toEqual([caseId]);
});

test('if a child will leave a class on a later day, users who see the child still see the class until that day', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const [colleague, selected] = [await clinic.join(), await clinic.join({ visibility: 'selected' })];
  const { id: caseId } = await makeCase(admin);
  await admin.call(cases.assignCases, { caseIds: [caseId], addIds: [selected.person.id] });
  const { id: classId } = await makeClassWithChild(admin, { name: 'Leaving', caseId });
  const date = today();
  const begun = await makeSession(admin, { classIds: [classId], date, start: '00:00', end: '23:59' });
  await makeSession(admin, { classIds: [classId], date: daysAfter(date, 1) });
  await admin.call(classes.removeClassChild, { classId, caseId });
  for (const person of [colleague, selected]) {
    const { data } = await person.call(classes.getClass, { classId });
    expect(data.former).toMatchObject([{ id: caseId, leftOn: daysAfter(date, 1) }]);
    const listed = (await person.call(classes.searchClasses, { withNext: true })).data.data;
    expect(listed).toMatchObject([{ id: classId, children: 1, hidden: 0, next: { id: begun.id } }]);
    const range = { from: date, to: daysAfter(date, 1) };
    const found = (await person.call(classSessions.searchSessions, { ...range, classId })).data.data;
    expect(found).toMatchObject([{ id: begun.id, classes: [{ id: classId }] }]);
  }
  const { withClockAhead } = await openWorld();
  await withClockAhead(24 * hourMs, async () => {
    for (const person of [colleague, selected]) {
      const missing = { status: 404, code: 'record.missing' };
      expect(await person.expectError(classes.getClass, { classId })).toMatchObject(missing);
      expect((await person.call(classes.searchClasses, {})).data.data).toEqual([]);
    }
  });
});
