import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeSession, monday } from './samples.ts';

const nextMonday = daysAfter(monday, 7);

/** Plans sessions of one day and copies their week to the next; the copies by title. */
async function copyWeekOf(person: Principal, titles: string[]) {
  for (const title of titles) await makeSession(person, { title });
  const { sessionIds } = await person
    .call(classSessions.copySessionsOfWeek, { from: monday, to: nextMonday })
    .then(({ data }) => data);
  const copies = await sessionsOfNextWeek(person);
  const idOf = (title: string) => String(copies.find(copy => copy.title === title)?.id);
  return { sessionIds, idOf };
}

const sessionsOfNextWeek = async (person: Principal) =>
  (await person.call(classSessions.searchSessions, { from: nextMonday, to: daysAfter(nextMonday, 6) })).data
    .data;
const titlesOfNextWeek = async (person: Principal) =>
  (await sessionsOfNextWeek(person)).map(({ title }) => title).toSorted();
const undo = async (person: Principal, sessionIds: string[]) =>
  (await person.call(classSessions.undoCopyOfWeek, { sessionIds })).data;

test('undoing the copy of a week deletes the copies in one step, and no other session', async () => {
  const { admin } = await openClinic();
  const { sessionIds } = await copyWeekOf(admin, ['Reading', 'Writing']);
  await makeSession(admin, { title: 'Planned meanwhile', date: nextMonday });
  expect(await undo(admin, sessionIds)).toEqual({ removed: 2, kept: 0 });
  expect(await titlesOfNextWeek(admin)).toEqual(['Planned meanwhile']);
  const { data } = await admin.call(classSessions.searchSessions, { from: monday, to: monday });
  expect(data.data).toHaveLength(2);
  expect(await undo(admin, sessionIds)).toEqual({ removed: 0, kept: 0 });
  await admin.call(classSessions.restoreSession, { sessionId: String(sessionIds[0]) });
  expect(await titlesOfNextWeek(admin)).toHaveLength(2);
});

test('copies that somebody has changed, cancelled or taken over stay when the copy of a week is undone', async () => {
  const clinic = await openClinic();
  const [maker, colleague] = [await clinic.join(), await clinic.join()];
  const titles = ['Cancelled', 'Given away', 'Renamed', 'Unchanged'];
  const { sessionIds, idOf } = await copyWeekOf(maker, titles);
  const change = (title: string, changes: object) =>
    maker.call(classSessions.changeSession, { sessionId: idOf(title), version: 1, changes });
  await change('Renamed', { title: 'New name' });
  await change('Given away', { ownerId: colleague.person.id });
  const cancelled = idOf('Cancelled');
  await maker.call(classSessions.cancelSession, { sessionId: cancelled, version: 1, isCancelled: true });
  expect(await undo(maker, sessionIds)).toEqual({ removed: 1, kept: 3 });
  expect(await titlesOfNextWeek(maker)).toEqual(['Cancelled', 'Given away', 'New name']);
});

test('only the person who copied a week can undo it, an admin neither', async () => {
  const clinic = await openClinic();
  const maker = await clinic.join();
  const { sessionIds } = await copyWeekOf(maker, ['Reading']);
  expect(await undo(clinic.admin, sessionIds)).toEqual({ removed: 0, kept: 1 });
  expect(await titlesOfNextWeek(maker)).toEqual(['Reading']);
});

test('a week that was copied, undone and copied again has its sessions once', async () => {
  const { admin } = await openClinic();
  const { sessionIds } = await copyWeekOf(admin, ['Reading']);
  await undo(admin, sessionIds);
  const copy = { from: monday, to: nextMonday };
  const again = (await admin.call(classSessions.copySessionsOfWeek, copy)).data;
  expect(again.dates).toEqual([nextMonday]);
  expect(again.sessionIds).not.toEqual(sessionIds);
  expect(await titlesOfNextWeek(admin)).toEqual(['Reading']);
});
