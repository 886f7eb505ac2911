import { expect, test } from 'vitest';
import { dueSlot, nextSlot, previewedSlot } from '../../../../shared/features/notes/digests/digest-times.ts';

const at = (text: string) => Date.parse(text);
/** Digest times on Tuesdays and Fridays at 17:00 in Hong Kong, which is 09:00 in UTC. */
const hongKong = { timeZone: 'Asia/Hong_Kong', digestDays: [2, 5], digestHour: 17 };
const friday = { date: '2026-11-20', at: at('2026-11-20T09:00:00Z') };
const nextFriday = { date: '2026-11-27', at: at('2026-11-27T09:00:00Z') };
const tuesday = { date: '2026-11-24', at: at('2026-11-24T09:00:00Z') };

test('a digest of notes stays due for a day after its planned hour, so that a missed digest is still sent', () => {
  const due = (now: string) => dueSlot(hongKong, at(now));
  expect(due('2026-11-20T08:59:59.999Z')).toBeUndefined();
  expect(due('2026-11-20T09:00:00.000Z')).toEqual(friday);
  expect(due('2026-11-21T08:59:59.999Z')).toEqual(friday);
  expect(due('2026-11-21T09:00:00.000Z')).toBeUndefined();
});

test('a digest of notes can be previewed from the day before the digest until it is sent', () => {
  const previewed = (now: string) => previewedSlot(hongKong, at(now));
  expect(previewed('2026-11-19T08:59:59.999Z')).toBeUndefined();
  expect(previewed('2026-11-19T09:00:00.000Z')).toEqual(friday);
  expect(previewed('2026-11-20T08:59:59.999Z')).toEqual(friday);
  expect(previewed('2026-11-20T09:00:00.000Z')).toBeUndefined();
});

test('the next digest of notes is on the next chosen weekday; without chosen weekdays there is no digest', () => {
  const next = (now: string, digestDays = hongKong.digestDays) =>
    nextSlot({ ...hongKong, digestDays }, at(now));
  expect(next('2026-11-20T08:59:59.999Z')).toEqual(friday);
  expect(next('2026-11-20T09:00:00.000Z')).toEqual(tuesday);
  expect(next('2026-11-24T09:00:00.000Z')).toEqual(nextFriday);
  expect(next('2026-11-20T09:00:00.000Z', [5])).toEqual(nextFriday);
  expect(next('2026-11-20T09:00:00.000Z', [])).toBeUndefined();
});

test('if an organisation has a digest of notes each day, one digest can still be due while the next can already be previewed', () => {
  const daily = { ...hongKong, digestDays: [0, 1, 2, 3, 4, 5, 6] };
  const now = at('2026-11-20T12:00:00Z');
  const saturday = { date: '2026-11-21', at: at('2026-11-21T09:00:00Z') };
  expect(dueSlot(daily, now)).toEqual(friday);
  expect([previewedSlot(daily, now), nextSlot(daily, now)]).toEqual([saturday, saturday]);
});

test('the weekday of a digest is the weekday in the organisation’s time zone', () => {
  const losAngeles = { timeZone: 'America/Los_Angeles', digestDays: [5], digestHour: 20 };
  const slot = { date: '2026-11-20', at: at('2026-11-21T04:00:00Z') };
  expect(dueSlot(losAngeles, at('2026-11-21T05:00:00Z'))).toEqual(slot);
  expect(nextSlot(losAngeles, at('2026-11-21T03:00:00Z'))).toEqual(slot);
  expect(dueSlot({ ...losAngeles, digestDays: [6] }, at('2026-11-21T05:00:00Z'))).toBeUndefined();
});
