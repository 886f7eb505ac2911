import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { schoolCalendar } from '../../../../shared/features/classes/school-calendar/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeSession, monday, sessionFields } from './samples.ts';

const inWeeks = (weeks: number) => daysAfter(monday, 7 * weeks);
const rows = async (person: Principal, filters: object = {}) => {
  const range = { from: monday, to: daysAfter(monday, 60) };
  return (await person.call(classSessions.searchSessions, { ...range, ...filters })).data.data;
};

async function makeSeries(person: Principal, weeks: number, more: object = {}) {
  const { id: caseId } = await makeCase(person);
  const repeat = { until: inWeeks(weeks - 1), weeks: 'every' as const };
  const fields = { ...sessionFields, caseIds: [caseId], repeat, ...more };
  return (await person.call(classSessions.createSession, fields)).data;
}

/** The session of the series that takes place this many weeks after the first one. */
async function sessionIn(person: Principal, weeks: number): Promise<Session> {
  const row = (await rows(person)).find(({ date }) => date === inWeeks(weeks));
  return (await person.call(classSessions.getSession, { sessionId: String(row?.id) })).data;
}

test('a weekly series skips closed days and includes make-up days', async () => {
  const { admin } = await openClinic();
  const closed = { type: 'closed' as const, date: inWeeks(1), name: { en: 'Repairs', zh: '维修' } };
  const makeUp = {
    ...{ type: 'make-up' as const, date: daysAfter(monday, 12), follows: 1 },
    name: { en: 'Make-up day', zh: '调休' },
  };
  await admin.call(schoolCalendar.changeSchoolCalendar, { days: [closed, makeUp], weekA: null, version: 0 });
  const { dates, skipped, session } = await makeSeries(admin, 3);
  expect(dates).toEqual([monday, makeUp.date, inWeeks(2)]);
  expect(skipped).toEqual([closed]);
  expect(session.series).toEqual({
    ...{ id: session.id, until: inWeeks(2), weeks: 'every', isException: false },
  });
  expect((await rows(admin)).map(({ date }) => date)).toEqual(dates);
});

test('one request can create a series of 60 sessions; a longer series is rejected', async () => {
  const { admin } = await openClinic();
  const { dates, session } = await makeSeries(admin, 60);
  expect(dates).toHaveLength(60);
  const last = inWeeks(59);
  expect(await rows(admin, { from: last, to: last })).toMatchObject([{ series: { id: session.id } }]);
  const { id: caseId } = await makeCase(admin);
  const attempt = (until: string) =>
    admin.expectError(classSessions.createSession, {
      ...{ ...sessionFields, caseIds: [caseId], repeat: { until, weeks: 'every' as const } },
    });
  expect(await attempt(inWeeks(60))).toMatchObject({ code: 'class-session.too-many' });
  expect(await attempt('2099-12-31')).toMatchObject({ code: 'class-session.too-many' });
  const removed = await admin.call(classSessions.removeSession, { sessionId: session.id, scope: 'all' });
  expect(removed.data).toEqual({ removed: 60 });
});

test('a change of a series applies to one session, to this and later sessions, or to all sessions not changed separately', async () => {
  const { admin } = await openClinic();
  await makeSeries(admin, 4);
  const change = async (weeks: number, scope: 'this' | 'following' | 'all', changes: object) => {
    const { id: sessionId, version } = await sessionIn(admin, weeks);
    return (await admin.call(classSessions.changeSession, { sessionId, version, scope, changes })).data;
  };
  const rooms = async () => (await rows(admin)).map(({ room }) => room);
  expect((await change(1, 'this', { room: 'Alone' })).series).toMatchObject({ isException: true });
  await change(2, 'following', { room: 'Later' });
  expect(await rooms()).toEqual(['Room 2', 'Alone', 'Later', 'Later']);
  await change(0, 'all', { room: 'All', start: '15:00' });
  expect(await rooms()).toEqual(['All', 'Alone', 'All', 'All']);
  expect((await rows(admin)).map(({ start }) => start)).toEqual(['15:00', '15:30', '15:00', '15:00']);
});

test('moving a series moves each of its sessions by the same number of days', async () => {
  const { admin } = await openClinic();
  const { session } = await makeSeries(admin, 3);
  await admin.call(classSessions.changeSession, {
    ...{ sessionId: session.id, version: 1, scope: 'all' },
    changes: { date: daysAfter(monday, 2) },
  });
  expect((await rows(admin)).map(({ date }) => date)).toEqual([0, 1, 2].map(at => daysAfter(inWeeks(at), 2)));
});

test('a session that is moved back is again part of the changes of its series', async () => {
  const { admin } = await openClinic();
  await makeSeries(admin, 3);
  const { id: sessionId, version } = await sessionIn(admin, 1);
  const moved = await admin.call(classSessions.changeSession, {
    ...{ sessionId, version, changes: { date: daysAfter(inWeeks(1), 1), start: '09:00', end: '10:00' } },
  });
  expect(moved.data.series?.isException).toBe(true);
  const back = { sessionId, version: moved.data.version, isMovedBack: true };
  const { data } = await admin.call(classSessions.changeSession, back);
  expect(data).toMatchObject({ date: inWeeks(1), start: '15:30', series: { isException: false } });
  expect(await admin.expectError(classSessions.changeSession, back)).toMatchObject({
    code: 'version.conflict',
  });
  const again = { ...back, version: data.version };
  expect((await admin.call(classSessions.changeSession, again)).data.version).toBe(data.version);
});

test('moving a series back moves only what was moved, each session to its own earlier time', async () => {
  const { admin } = await openClinic();
  await makeSeries(admin, 5);
  const change = async (from: Session, scope: 'following', changes: object) =>
    (
      await admin.call(classSessions.changeSession, {
        ...{ sessionId: from.id, version: from.version, scope, changes },
      })
    ).data;
  await change(await sessionIn(admin, 3), 'following', { start: '10:00', end: '11:00' });
  const planned = (await rows(admin)).map(({ date, start, end }) => [date, start, end]);
  const moved = await change(await sessionIn(admin, 2), 'following', {
    ...{ date: daysAfter(inWeeks(0), 3), start: '09:00', end: '10:00' },
  });
  expect((await rows(admin)).map(({ date }) => date)).toEqual([
    ...[monday, daysAfter(monday, 3), inWeeks(1), daysAfter(inWeeks(1), 3), daysAfter(inWeeks(2), 3)],
  ]);
  await admin.call(classSessions.changeSession, {
    ...{ sessionId: moved.id, version: moved.version, isMovedBack: true },
  });
  expect((await rows(admin)).map(({ date, start, end }) => [date, start, end])).toEqual(planned);
});

test('sessions of a series are cancelled, removed and restored together', async () => {
  const { admin } = await openClinic();
  await makeSeries(admin, 3);
  const second = await sessionIn(admin, 1);
  await admin.call(classSessions.cancelSession, {
    ...{ sessionId: second.id, version: 1, scope: 'following', isCancelled: true, reason: 'Holiday' },
  });
  const cancelled = async () => (await rows(admin)).map(one => one.cancelled?.reason ?? null);
  expect(await cancelled()).toEqual([null, 'Holiday', 'Holiday']);
  const first = await sessionIn(admin, 0);
  await admin.call(classSessions.removeSession, { sessionId: second.id });
  const rest = await admin.call(classSessions.removeSession, { sessionId: first.id, scope: 'all' });
  expect(rest.data).toEqual({ removed: 2 });
  expect(await rows(admin)).toEqual([]);
  await admin.call(classSessions.restoreSession, { sessionId: first.id });
  expect((await rows(admin)).map(({ date }) => date)).toEqual([monday, inWeeks(2)]);
});

test('undoing the cancellation of a series resumes only the sessions that it cancelled', async () => {
  const { admin } = await openClinic();
  await makeSeries(admin, 4);
  const cancel = async (weeks: number, more: object) => {
    const { id: sessionId, version } = await sessionIn(admin, weeks);
    const sent = { sessionId, version, scope: 'all' as const, isCancelled: true, ...more };
    return (await admin.call(classSessions.cancelSession, sent)).data;
  };
  const reasons = async () => (await rows(admin)).map(one => one.cancelled?.reason ?? null);
  await cancel(2, { scope: 'this', reason: 'School trip' });
  await cancel(1, { reason: 'Holiday' });
  expect(await reasons()).toEqual(['Holiday', 'Holiday', 'School trip', 'Holiday']);
  await cancel(1, { scope: 'following', isCancelled: false });
  expect(await reasons()).toEqual(['Holiday', null, 'School trip', null]);
  await cancel(2, { isCancelled: false });
  expect(await reasons()).toEqual(['Holiday', null, null, null]);
});

test('copying a week of sessions skips closed days, and copying the week again changes nothing', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const closed = { type: 'holiday' as const, date: daysAfter(inWeeks(1), 1), name: { en: 'Day', zh: '日' } };
  await admin.call(schoolCalendar.changeSchoolCalendar, { days: [closed], weekA: null, version: 0 });
  const { id: classId } = await makeClassWithChild(admin);
  await makeSession(admin, { title: 'Monday', classIds: [classId] });
  await makeSession(admin, { title: 'Tuesday', date: daysAfter(monday, 1) });
  await makeSession(await clinic.join(), { title: 'Of a colleague' });
  const { id, version } = await makeSession(admin, { title: 'Cancelled' });
  await admin.call(classSessions.cancelSession, { sessionId: id, version, isCancelled: true });
  const copy = { from: daysAfter(monday, 3), to: daysAfter(inWeeks(1), 5) };
  const { data } = await admin.call(classSessions.copySessionsOfWeek, copy);
  expect(data).toMatchObject({ dates: [inWeeks(1)], skipped: [closed] });
  expect(data.sessionIds).toEqual((await rows(admin, { from: inWeeks(1) })).map(({ id }) => id));
  expect((await admin.call(classSessions.copySessionsOfWeek, copy)).data.dates).toEqual([]);
  const next = { from: inWeeks(1), to: daysAfter(inWeeks(1), 6) };
  expect(await rows(admin, next)).toMatchObject([
    { title: 'Monday', classes: [{ id: classId }], series: null, cancelled: null },
  ]);
});

test('a make-up day gets the copied sessions of the weekday that it follows; the day itself is reported as skipped', async () => {
  const { admin } = await openClinic();
  const saturday = daysAfter(inWeeks(1), 5);
  const makeUp = { type: 'make-up' as const, date: saturday, follows: 1, name: { en: '', zh: '' } };
  await admin.call(schoolCalendar.changeSchoolCalendar, { days: [makeUp], weekA: null, version: 0 });
  await makeSession(admin, { title: 'Monday' });
  await makeSession(admin, { title: 'Saturday', date: daysAfter(monday, 5) });
  const { data } = await admin.call(classSessions.copySessionsOfWeek, { from: monday, to: saturday });
  expect(data).toMatchObject({ dates: [inWeeks(1), saturday], skipped: [makeUp] });
  const next = { from: inWeeks(1), to: daysAfter(inWeeks(1), 6) };
  expect((await rows(admin, next)).map(({ title }) => title)).toEqual(['Monday', 'Monday']);
});

test('if weeks begin on Sunday, a copied week lasts from Sunday to Saturday', async () => {
  const { admin } = await openClinic({ weekStart: 0 });
  const sunday = daysAfter(monday, -1);
  const closed = { type: 'closed' as const, date: daysAfter(sunday, 7), name: { en: 'Repairs', zh: '维修' } };
  await makeSession(admin, { title: 'Sunday', date: sunday });
  await makeSession(admin, { title: 'Saturday', date: daysAfter(sunday, 6) });
  await makeSession(admin, { title: 'Sunday after', date: daysAfter(sunday, 7) });
  const copy = async (from: string, to: string) =>
    (await admin.call(classSessions.copySessionsOfWeek, { from, to })).data;
  const dates = [14, 20].map(days => daysAfter(sunday, days));
  expect(await copy(daysAfter(sunday, 3), daysAfter(sunday, 20))).toMatchObject({ dates, skipped: [] });
  expect((await copy(sunday, daysAfter(sunday, 14))).dates).toEqual([]);
  await admin.call(schoolCalendar.changeSchoolCalendar, { days: [closed], weekA: null, version: 0 });
  const next = daysAfter(sunday, 13);
  expect(await copy(sunday, next)).toMatchObject({ dates: [next], skipped: [closed] });
});
