import { expect, test } from 'vitest';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { maxListedOverlaps } from '../../../../shared/features/classes/sessions/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeSession, monday } from './samples.ts';

const weeks = ['2027-03-01', '2027-03-08', '2027-03-15', '2027-03-22'];
const [, , third = '', last = ''] = weeks;
const days = { from: monday, to: last };
const everyWeek = { until: last, weeks: 'every' as const };

test('who has given sessions of a series away changes, cancels and removes only what is left', async () => {
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

test('a class that is added twice in one call is on the session once', async () => {
  const { admin } = await openClinic();
  const { id: sessionId } = await makeSession(admin);
  const { id: classId } = await makeClassWithChild(admin);
  const { data } = await admin.call(classSessions.changeSession, {
    ...{ sessionId, version: 1, changes: { addClassIds: [classId, classId] } },
  });
  expect(data.classes.map(({ id }) => id)).toEqual([classId]);
});

test('adding a hidden child or class tells nothing of whether the session has it', async () => {
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

test('a series is moved, and a week copied, to days that can be planned only', async () => {
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
  'a list of a full day tells so many overlaps of each session, and the session all of them',
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
