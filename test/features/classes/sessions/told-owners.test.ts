import { expect, test } from 'vitest';
import type { WorkContext } from '../../../../functions/composition/work-context.ts';
import { announceReminders } from '../../../../functions/features/classes/reminders/announce-reminders.ts';
import { remindersMessage } from '../../../../functions/features/classes/reminders/reminders-message.ts';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { instantAt } from '../../../../shared/core/dates/instant-at.ts';
import { dueReminders } from '../../../../shared/features/classes/sessions/due-reminders.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { makeSession } from './samples.ts';

const timeZone = 'Asia/Hong_Kong';

async function toldTo(reader: Principal) {
  await settled();
  const { data } = await reader.call(notifications.listNotifications, {});
  return data.data
    .filter(({ link }) => link?.startsWith('/timetable'))
    .map(({ name, description, link }) => ({ name, description, link }));
}

test('the owner of a session is notified of changes by colleagues, but not of their own changes', async () => {
  const { admin, join } = await openClinic();
  const owner = await join();
  const { id: caseId } = await makeCase(owner);
  const { id: classId } = await makeClassWithChild(owner, { name: 'P2 Reading club', caseId });
  const date = daysAfter(today(), 9);
  const planned = await makeSession(admin, { classIds: [classId], date, ownerId: owner.person.id });
  const of = { sessionId: planned.id };
  const moved = await admin.call(classSessions.changeSession, {
    ...{ ...of, version: 1, changes: { start: '09:00', end: '09:45' } },
  });
  const told = await toldTo(owner);
  expect(told.map(({ name }) => name).toSorted()).toEqual([
    'Session planned for you',
    'Your session was changed',
  ]);
  expect(told[0]?.description).toMatch(/^Ada Admin (changed|planned) “P2 Reading club”, .* at 09:00$/);
  expect(told[0]?.link).toBe(`/timetable?date=${date}&session=${planned.id}`);
  const { version } = moved.data;
  await owner.call(classSessions.cancelSession, { ...of, version, isCancelled: true });
  await admin.call(classSessions.removeSession, of);
  expect((await toldTo(owner)).map(({ name }) => name)).toHaveLength(3);
  expect((await toldTo(owner))[0]).toMatchObject({
    name: 'Your session was deleted',
    link: `/timetable?date=${date}`,
  });
  expect(await toldTo(admin)).toEqual([]);
});

test('notifications about planned sessions contain no child’s name, and past sessions cause no notification', async () => {
  const { admin, join } = await openClinic();
  const owner = await join();
  const { id: caseId } = await makeCase(owner, { fullName: 'Secret Child' });
  const plan = (days: number) =>
    makeSession(admin, { caseIds: [caseId], date: daysAfter(today(), days), ownerId: owner.person.id });
  await plan(-3);
  await plan(3);
  const told = await toldTo(owner);
  expect(told).toHaveLength(1);
  expect(told[0]?.description).toMatch(/^Ada Admin planned your session on /);
});

test('the owner of a session gets one reminder, and another one if the session is rescheduled', async () => {
  const { slug, admin, join } = await openClinic({ timeZone });
  const owner = await join();
  const { id: caseId } = await makeCase(owner);
  const { now } = await openWorld();
  const date = daysAfter(today(), 3);
  const session = await makeSession(owner, {
    ...{ title: 'Open lesson', caseIds: [caseId], date, reminder: 60 },
    ...{ start: '15:30', end: '16:15' },
  });
  await makeSession(owner, { title: 'Silent', caseIds: [caseId], date, reminder: null });
  await settled();
  const { table } = await openRawTable();
  const sent: { organization: string; remindersOf: number }[] = [];
  await announceReminders({
    ownTable: table,
    queue: { send: async (_: string, message: (typeof sent)[number]) => void sent.push(message) },
    now,
  } as unknown as WorkContext);
  expect(sent.map(({ organization }) => organization)).toContain(slug);
  const remind = async (on: string, hour: number) => {
    const remindersOf = instantAt(on, hour, timeZone);
    const context = { tableOf: () => table, now } as unknown as WorkContext;
    await remindersMessage.work({ organization: slug, remindersOf }, context);
  };
  const reminders = async () => (await toldTo(owner)).map(({ description }) => description);
  await remind(date, 13);
  expect(await reminders()).toEqual([]);
  await Promise.all([remind(date, 14), remind(date, 14)]);
  await remind(date, 14.5);
  expect(await reminders()).toEqual([expect.stringMatching(/^A reminder of “Open lesson”, .* at 15:30$/)]);
  const changes = { date: daysAfter(date, 1) };
  await owner.call(classSessions.changeSession, { sessionId: session.id, version: 1, changes });
  await remind(date, 15);
  expect(await reminders()).toHaveLength(1);
  await remind(changes.date, 14);
  expect(await reminders()).toHaveLength(2);
  expect(await toldTo(admin)).toEqual([]);
});

test('the hourly job sends a reminder of a session in its last run before the reminder is due, even across clock changes', () => {
  const row = {
    ...{ date: '2027-03-28', start: '09:00', reminder: 120, cancelled: null },
    updatedAt: '2027-03-01T00:00:00.000Z',
  };
  const isDue = (instant: string, more: object = {}) =>
    dueReminders([{ ...row, ...more }], { timeZone: 'Europe/London', at: Date.parse(instant) }).length === 1;
  // The clocks go forward during the night before, so nine o’clock is 08:00 UTC.
  expect(isDue('2027-03-28T04:59:00Z')).toBe(false);
  expect(isDue('2027-03-28T05:01:00Z')).toBe(true);
  expect(isDue('2027-03-28T07:59:00Z')).toBe(true);
  expect(isDue('2027-03-28T08:00:00Z')).toBe(false);
  expect(isDue('2027-03-28T05:30:00Z', { reminder: null })).toBe(false);
  expect(isDue('2027-03-28T05:30:00Z', { updatedAt: '2027-03-28T06:01:00.000Z' })).toBe(false);
});
