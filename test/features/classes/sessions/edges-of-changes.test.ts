import { expect, test } from 'vitest';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { maxListedOverlaps } from '../../../../shared/features/classes/sessions/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { holdWrites } from '../../../support/faults/hold-writes.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClass, makeClassWithChild } from '../classes/samples.ts';
import { pastMonday } from '../evaluations/samples.ts';
import { makeSession, monday } from './samples.ts';

const weeks = ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22'];
const [, , third = '', last = ''] = weeks;
const days = { from: monday, to: last };
const everyWeek = { until: last, weeks: 'every' as const };

test('once some sessions of a series have a new owner, changes of the series affect only the other sessions', async () => {
  const clinic = await openClinic();
  const [maker, colleague] = [await clinic.join(), await clinic.join()];
  const list = async () => (await maker.call(classSessions.searchSessions, days)).data.data;
  const { id: sessionId } = await makeSession(maker, { title: 'Reading', repeat: everyWeek });
  const given = String((await list()).find(({ date }) => date === third)?.id);
  await maker.call(classSessions.changeSession, {
    ...{ sessionId: given, version: 1, scope: 'following' },
    changes: { ownerId: colleague.person.id, title: 'Taken over' },
  });
  const all = { sessionId, scope: 'all' } as const;
  await maker.call(classSessions.changeSession, { ...all, version: 1, changes: { title: 'Own' } });
  expect((await list()).map(({ title }) => title)).toEqual(['Own', 'Own', 'Taken over', 'Taken over']);
  await maker.call(classSessions.cancelSession, { ...all, version: 2, isCancelled: true });
  expect((await list()).map(({ cancelled }) => cancelled !== null)).toEqual([true, true, false, false]);
  expect((await maker.call(classSessions.removeSession, all)).data).toEqual({ removed: 2 });
  expect((await list()).map(({ title }) => title)).toEqual(['Taken over', 'Taken over']);
  await clinic.admin.call(classSessions.restoreSession, { sessionId });
  await clinic.admin.call(classSessions.changeSession, { ...all, version: 5, changes: { title: 'Admin’s' } });
  expect(new Set((await list()).map(({ title }) => title))).toEqual(new Set(['Admin’s']));
});

const restore = (person: Principal, sessionId: string) =>
  person.call(classSessions.restoreSession, { sessionId });
const refusedRestore = async (person: Principal, sessionId: string) =>
  (await person.expectError(classSessions.restoreSession, { sessionId })).code;

test('a future session cannot be restored or resumed once its class is removed or archived', async () => {
  const { admin } = await openClinic();
  const { id: classId } = await makeClass(admin);
  const [{ id: sessionId }, { id: cancelled }, { id: past }] = [
    await makeSession(admin, { classIds: [classId], repeat: everyWeek }),
    await makeSession(admin, { classIds: [classId] }),
    await makeSession(admin, { classIds: [classId], date: pastMonday }),
  ];
  await admin.call(classSessions.removeSession, { sessionId, scope: 'all' });
  await admin.call(classSessions.removeSession, { sessionId: past });
  const cancellation = { sessionId: cancelled, isCancelled: true };
  await admin.call(classSessions.cancelSession, { ...cancellation, version: 1 });
  await admin.call(classes.removeClass, { classId });
  const resume = { ...cancellation, version: 2, isCancelled: false };
  const refused = async () => [
    await refusedRestore(admin, sessionId),
    (await admin.expectError(classSessions.cancelSession, resume)).code,
  ];
  expect(await refused()).toEqual(['record.missing', 'record.missing']);
  const { data: back } = await admin.call(classes.restoreClass, { classId });
  const { data: archived } = await admin.call(classes.archiveClass, {
    ...{ classId, version: back.version, isArchived: true },
  });
  expect(await refused()).toEqual(['class.archived', 'class.archived']);
  expect((await restore(admin, past)).data.date).toBe(pastMonday);
  await admin.call(classes.archiveClass, { classId, version: archived.version, isArchived: false });
  await restore(admin, sessionId);
  await admin.call(classSessions.cancelSession, resume);
  const { data } = await admin.call(classSessions.searchSessions, days);
  expect(data.data.filter(one => one.cancelled === null)).toHaveLength(weeks.length + 1);
});

test('a deleted session can be restored if its class is archived; a session cannot be moved once its class is removed', async () => {
  const { admin } = await openClinic();
  const [{ id: archivedId }, { id: classId }] = [await makeClass(admin), await makeClass(admin)];
  const { id: deleted } = await makeSession(admin, { classIds: [archivedId] });
  await admin.call(classes.archiveClass, { classId: archivedId, version: 1, isArchived: true });
  await admin.call(classSessions.removeSession, { sessionId: deleted });
  expect((await restore(admin, deleted)).data.date).toBe(monday);
  const { id: sessionId } = await makeSession(admin, { classIds: [classId], date: pastMonday });
  await admin.call(classes.removeClass, { classId });
  const move = { sessionId, version: 1, changes: { date: monday } };
  expect(await admin.expectError(classSessions.changeSession, move)).toMatchObject({
    code: 'record.missing',
  });
});

test('when one user restores a session while another removes its class, exactly one of the two requests succeeds', async () => {
  const { admin } = await openClinic();
  const { withFaults } = await openWorld();
  const { id: classId } = await makeClass(admin);
  const { id: sessionId } = await makeSession(admin, { classIds: [classId] });
  await admin.call(classSessions.removeSession, { sessionId });
  const [restored, removed] = await withFaults(holdWrites(classId.slice(4), 2), () =>
    Promise.allSettled([restore(admin, sessionId), admin.call(classes.removeClass, { classId })]),
  );
  expect([restored.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a class that is listed twice in one request is added to the session only once', async () => {
  const { admin } = await openClinic();
  const { id: sessionId } = await makeSession(admin);
  const { id: classId } = await makeClassWithChild(admin);
  const { data } = await admin.call(classSessions.changeSession, {
    ...{ sessionId, version: 1, changes: { addClassIds: [classId, classId] } },
  });
  expect(data.classes.map(({ id }) => id)).toEqual([classId]);
});

test('adding a hidden child or class to a session does not reveal whether the session already contains this child or class', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const teacher = await clinic.join({ visibility: 'selected' });
  const [{ id: hidden }, { id: other }] = [await makeCase(admin), await makeCase(admin)];
  const [{ id: classId }, { id: otherClassId }] = [
    await makeClassWithChild(admin),
    await makeClassWithChild(admin),
  ];
  const { id: sessionId } = await makeSession(teacher, {
    caseIds: [(await makeCase(teacher)).id],
  });
  const added = { addCaseIds: [hidden], addClassIds: [classId] };
  await admin.call(classSessions.changeSession, { sessionId, version: 1, changes: added });
  const refused = async (changes: object) => {
    const input = { sessionId, version: 2, changes };
    const { status, code } = await teacher.expectError(classSessions.changeSession, input);
    return { status, code };
  };
  const missing = { status: 404, code: 'record.missing' };
  expect(await refused({ addCaseIds: [hidden] })).toEqual(missing);
  expect(await refused({ addCaseIds: [other] })).toEqual(missing);
  expect(await refused({ addClassIds: [classId] })).toEqual(missing);
  expect(await refused({ addClassIds: [otherClassId] })).toEqual(missing);
});

test('a series of sessions cannot be moved, and a week cannot be copied, beyond the last day that can be planned', async () => {
  const { admin } = await openClinic();
  const [date, until, end] = ['2199-12-02', '2199-12-16', '2199-12-31'];
  const { id: sessionId } = await makeSession(admin, { date, repeat: { until, weeks: 'every' } });
  const move = { sessionId, version: 1, scope: 'all' as const, changes: { date: '2199-12-20' } };
  expect(await admin.expectError(classSessions.changeSession, move)).toMatchObject({
    ...{ status: 400, fields: { date: 'validation.date' } },
  });
  await makeSession(admin, { date: '2199-12-20' });
  const copied = await admin.call(classSessions.copySessionsOfWeek, { from: '2199-12-20', to: end });
  expect(copied.data.dates.filter(day => day > end)).toEqual([]);
});

testInTurn(
  'a list shows only some of the sessions that overlap with each session; the page of a session shows all of them',
  async () => {
    const { admin } = await openClinic();
    const { id: sessionId, date, start, end } = await makeSession(admin);
    const copies = Array.from({ length: maxListedOverlaps + 1 });
    for (const _ of copies) await admin.call(classSessions.copySession, { sessionId, date, start, end });
    const { data } = await admin.call(classSessions.searchSessions, { from: date, to: date });
    expect(data.data).toHaveLength(copies.length + 1);
    expect(new Set(data.data.map(({ overlaps }) => overlaps.length))).toEqual(new Set([maxListedOverlaps]));
    const whole = await admin.call(classSessions.getSession, { sessionId });
    expect(whole.data.overlaps).toHaveLength(copies.length);
  },
);
