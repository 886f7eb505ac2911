import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClass, makeClassWithChild } from '../classes/samples.ts';
import { makeSession, monday, sessionFields } from './samples.ts';

const week = { from: monday, to: daysAfter(monday, 6) };
const list = async (person: Principal, filters: object = {}) =>
  (await person.call(classSessions.searchSessions, { ...week, ...filters })).data.data;
const titles = async (person: Principal, filters: object = {}) =>
  (await list(person, filters)).map(({ title }) => title);
const read = async (person: Principal, sessionId: string) =>
  (await person.call(classSessions.getSession, { sessionId })).data;

test('a session is visible to its owner, to admins, and to users who see a child that takes part', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const [all, selected] = await Promise.all([clinic.join(), clinic.join({ visibility: 'selected' })]);
  const { id: empty } = await makeClass(admin, 'Nobody yet');
  const { id: caseId } = await makeCase(admin);
  const hidden = await makeSession(admin, { title: 'Empty', classIds: [empty] });
  await makeSession(admin, { title: 'Child', caseIds: [caseId], start: '10:00', end: '11:00' });
  const { id: own } = await makeClass(selected, 'Own');
  await makeSession(selected, { title: 'Mine', classIds: [own], start: '11:00', end: '12:00' });
  expect(await titles(admin)).toEqual(['Child', 'Mine', 'Empty']);
  expect(await titles(all)).toEqual(['Child']);
  expect(await titles(selected)).toEqual(['Mine']);
  await admin.call(cases.assignCases, { caseIds: [caseId], addIds: [selected.person.id] });
  expect(await titles(selected)).toEqual(['Child', 'Mine']);
  const missing = { status: 404, code: 'record.missing' };
  const sessionId = hidden.id;
  expect(await selected.expectError(classSessions.getSession, { sessionId })).toMatchObject(missing);
  expect(await all.expectError(classSessions.getSession, { sessionId })).toMatchObject(missing);
  expect(await titles(admin, { isMine: true })).toEqual(['Child', 'Empty']);
  expect(await titles(admin, { ownerId: selected.person.id })).toEqual(['Mine']);
  expect(await titles(admin, { classId: empty })).toEqual(['Empty']);
  expect(await titles(admin, { caseId })).toEqual(['Child']);
});

test('a session shows only the number of its hidden children and classes, not their names', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const seen = await makeCase(teacher, { fullName: 'Seen Child' });
  const alone = await makeCase(admin, { fullName: 'Alone Hidden' });
  const { id: classId } = await makeClassWithChild(admin, { name: 'Hidden class' });
  const today = await admin.call(classes.getClass, { classId });
  const date = String(today.data.children[0]?.joinedOn);
  const { id } = await makeSession(admin, { classIds: [classId], caseIds: [seen.id, alone.id], date });
  const session = await read(teacher, id);
  expect(session).toMatchObject({ classes: [], hidden: 2, children: [{ id: seen.id, classIds: [] }] });
  const rows = await list(teacher, { from: date, to: date });
  expect(rows).toMatchObject([{ classes: [], children: 1, hidden: 2, cases: [{ fullName: 'Seen Child' }] }]);
  expect(JSON.stringify([session, rows])).not.toMatch(/Hidden|cls_/);
  expect(JSON.stringify([session, rows])).not.toContain(alone.id);
});

test('the participants of a session are the children who are in the class on the day of the session', async () => {
  const { admin } = await openClinic();
  const { id: classId, children } = await makeClassWithChild(admin);
  const [child] = children;
  const joinedOn = String(child?.joinedOn);
  const sessionOn = (date: string) => makeSession(admin, { classIds: [classId], date });
  const [before, on, after] = [
    await sessionOn(daysAfter(joinedOn, -1)),
    await sessionOn(joinedOn),
    await sessionOn(daysAfter(joinedOn, 7)),
  ];
  expect(before.children).toEqual([]);
  expect(on.children).toMatchObject([{ id: child?.id, classIds: [classId] }]);
  const { id: late } = await makeCase(admin);
  await admin.call(classes.addClassChildren, { classId, caseIds: [late] });
  expect((await read(admin, after.id)).children.map(({ id }) => id)).toEqual([child?.id, late]);
  await admin.call(classes.removeClassChild, { classId, caseId: late });
  expect((await read(admin, after.id)).children.map(({ id }) => id)).toEqual([child?.id]);
});

test('only the owner and admins can change or remove a session', async () => {
  const clinic = await openClinic();
  const [owner, colleague] = await Promise.all([clinic.join(), clinic.join()]);
  const { id: sessionId, version } = await makeSession(owner);
  const change = { sessionId, version, changes: { room: 'Hall' } };
  const refused = { status: 403, code: 'class-session.not-own' };
  expect(await colleague.expectError(classSessions.changeSession, change)).toMatchObject(refused);
  const cancel = { sessionId, version, isCancelled: true };
  expect(await colleague.expectError(classSessions.cancelSession, cancel)).toMatchObject(refused);
  expect(await colleague.expectError(classSessions.removeSession, { sessionId })).toMatchObject({
    status: 403,
    code: 'class-session.not-own-removal',
  });
  expect((await clinic.admin.call(classSessions.changeSession, change)).data).toMatchObject({
    room: 'Hall',
    version: 2,
    owner: { id: owner.person.id },
  });
});

test('a change based on an outdated session is rejected; the error contains the current session', async () => {
  const { admin } = await openClinic();
  const { id: sessionId } = await makeSession(admin);
  const change = (room: string) => ({ sessionId, version: 1, changes: { room } });
  await admin.call(classSessions.changeSession, change('Hall'));
  const told = await admin.expectError(classSessions.changeSession, change('Garden'));
  expect(told).toMatchObject({ status: 409, code: 'version.conflict' });
  expect(JSON.stringify(told)).toContain('Hall');
  expect((await read(admin, sessionId)).room).toBe('Hall');
});

test('a session that is moved to another day is listed on that day', async () => {
  const { admin } = await openClinic();
  const { id: sessionId } = await makeSession(admin, { title: 'Moved' });
  const date = daysAfter(monday, 40);
  const move = { date, start: '09:00', end: '09:30' };
  await admin.call(classSessions.changeSession, { sessionId, version: 1, changes: move });
  expect(await titles(admin)).toEqual([]);
  expect(await list(admin, { from: date, to: date })).toMatchObject([{ title: 'Moved', ...move }]);
  const wrong = { sessionId, version: 2, changes: { start: '10:00' } };
  expect(await admin.expectError(classSessions.changeSession, wrong)).toMatchObject({
    code: 'request.invalid',
  });
});

test('when a colleague changes a session, the children and classes that the colleague cannot see stay in it', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const hidden = await makeCase(admin, { fullName: 'Hidden Child' });
  const [first, second] = [await makeCase(teacher), await makeCase(teacher)];
  const { id: sessionId } = await makeSession(admin, {
    caseIds: [hidden.id, first.id],
    ownerId: teacher.person.id,
  });
  const change = (changes: object, version = 1) =>
    teacher.call(classSessions.changeSession, { sessionId, version, changes });
  const swapped = await change({ addCaseIds: [second.id], removeCaseIds: [first.id, hidden.id] });
  expect(swapped.data).toMatchObject({ children: [{ id: second.id }], hidden: 1 });
  expect((await read(admin, sessionId)).children.map(({ id }) => id)).toEqual([hidden.id, second.id]);
  const foreign = { sessionId, version: 2, changes: { addCaseIds: [(await makeCase(admin)).id] } };
  expect(await teacher.expectError(classSessions.changeSession, foreign)).toMatchObject({ status: 404 });
});

test('a session needs an active class or an active child', async () => {
  const { admin } = await openClinic();
  expect(await admin.expectError(classSessions.createSession, sessionFields)).toMatchObject({
    fields: { classIds: 'validation.class_or_case' },
  });
  const child = await makeCase(admin);
  const { id: sessionId } = await makeSession(admin, { caseIds: [child.id] });
  const none = { sessionId, version: 1, changes: { removeCaseIds: [child.id] } };
  expect(await admin.expectError(classSessions.changeSession, none)).toMatchObject({
    fields: { addClassIds: 'validation.class_or_case' },
  });
  await admin.call(cases.archiveCase, { caseId: child.id });
  const again = { ...sessionFields, caseIds: [child.id] };
  expect(await admin.expectError(classSessions.createSession, again)).toMatchObject({
    code: 'case.archived',
  });
  const { id: classId } = await makeClassWithChild(admin);
  await admin.call(classes.archiveClass, { classId, version: 1, isArchived: true });
  const ofClass = { ...sessionFields, classIds: [classId] };
  expect(await admin.expectError(classSessions.createSession, ofClass)).toMatchObject({
    code: 'class.archived',
  });
});

test('a session can be cancelled once, with a reason, and the cancellation can be undone', async () => {
  const { admin } = await openClinic();
  const { id: sessionId } = await makeSession(admin);
  const cancel = { sessionId, version: 1, isCancelled: true, reason: 'Typhoon' };
  const { data } = await admin.call(classSessions.cancelSession, cancel);
  expect(data.cancelled).toMatchObject({ reason: 'Typhoon', by: { id: admin.person.id } });
  expect(await admin.expectError(classSessions.cancelSession, { ...cancel, reason: 'Other' })).toMatchObject({
    code: 'version.conflict',
    current: { version: 2, cancelled: { reason: 'Typhoon' } },
  });
  const resumed = await admin.call(classSessions.cancelSession, {
    ...{ sessionId, version: 2, isCancelled: false },
  });
  expect(resumed.data).toMatchObject({ version: 3, cancelled: null });
});

test('a removed session is hidden from everybody, and has the same content after it is restored', async () => {
  const { admin } = await openClinic();
  const { id: sessionId } = await makeSession(admin, { title: 'Once' });
  expect((await admin.call(classSessions.removeSession, { sessionId })).data).toEqual({ removed: 1 });
  expect((await admin.call(classSessions.removeSession, { sessionId })).data).toEqual({ removed: 1 });
  expect(await titles(admin)).toEqual([]);
  expect(await admin.expectError(classSessions.getSession, { sessionId })).toMatchObject({ status: 404 });
  const change = { sessionId, version: 1, changes: { room: 'Hall' } };
  expect(await admin.expectError(classSessions.changeSession, change)).toMatchObject({ status: 404 });
  await admin.call(classSessions.restoreSession, { sessionId });
  expect(await titles(admin)).toEqual(['Once']);
});

test('a copied session belongs to the user who copied it, and contains only children and classes that this user can see', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const [hidden, seen] = [await makeCase(admin), await makeCase(teacher)];
  const { id: sessionId } = await makeSession(admin, { caseIds: [hidden.id, seen.id], title: 'Reading' });
  const at = { date: daysAfter(monday, 7), start: '08:00', end: '08:30' };
  const { data } = await teacher.call(classSessions.copySession, { sessionId, ...at });
  expect(data).toMatchObject({ ...at, title: 'Reading', hidden: 0, owner: { id: teacher.person.id } });
  expect(data.children.map(({ id }) => id)).toEqual([seen.id]);
});

test('for each overlap of two sessions, the API says what both sessions need: for example the same child or room', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const colleague = await clinic.join();
  const [one, other] = [await makeCase(admin), await makeCase(admin)];
  const first = await makeSession(admin, { caseIds: [one.id], room: 'Room 2' });
  const late = { start: '16:00', end: '17:00' };
  const second = await makeSession(colleague, { caseIds: [one.id, other.id], room: ' room 2', ...late });
  expect(second.overlaps).toEqual([{ sessionId: first.id, shared: ['child', 'room'] }]);
  const third = await makeSession(admin, { caseIds: [other.id], room: '', start: '16:15', end: '16:30' });
  expect(third.overlaps).toEqual([{ sessionId: second.id, shared: ['child'] }]);
  expect((await list(admin)).map(({ id, overlaps }) => [id, overlaps.length])).toEqual([
    [first.id, 1],
    [second.id, 2],
    [third.id, 1],
  ]);
  await admin.call(classSessions.cancelSession, { sessionId: first.id, version: 1, isCancelled: true });
  expect((await read(admin, second.id)).overlaps).toHaveLength(1);
});

test('an overlap with a session that is hidden from the user is not listed', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const [hidden, seen] = [await makeCase(admin), await makeCase(teacher)];
  await makeSession(admin, { caseIds: [hidden.id] });
  const own = await makeSession(teacher, { caseIds: [seen.id] });
  expect(own.overlaps).toEqual([]);
  expect(await list(teacher)).toMatchObject([{ overlaps: [] }]);
});

test('a class with future sessions cannot be deleted; a class with only past or cancelled sessions can be deleted', async () => {
  const { admin } = await openClinic();
  const { id: classId } = await makeClass(admin);
  await makeSession(admin, { classIds: [classId], date: '2025-03-03' });
  const { id: sessionId, version } = await makeSession(admin, { classIds: [classId] });
  expect(await admin.expectError(classes.removeClass, { classId })).toMatchObject({ code: 'class.in-use' });
  await admin.call(classSessions.cancelSession, { sessionId, version, isCancelled: true });
  await admin.call(classes.removeClass, { classId });
});
