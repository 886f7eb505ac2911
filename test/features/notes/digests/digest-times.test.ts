import { expect, test } from 'vitest';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { instantAt } from '../../../../shared/core/dates/instant-at.ts';
import { dueSlot, previewedSlot } from '../../../../shared/features/notes/digests/digest-times.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';

const at = (text: string) => Date.parse(text);
const iso = (ms: number | undefined) => ms !== undefined && new Date(ms).toISOString();

test.each([
  ['before the clocks go forward in London', '2027-03-27', 17, 'Europe/London', '2027-03-27T17:00:00.000Z'],
  ['after the clocks went forward in London', '2027-03-28', 17, 'Europe/London', '2027-03-28T16:00:00.000Z'],
  ['the hour skipped in London', '2027-03-28', 1, 'Europe/London', '2027-03-28T01:00:00.000Z'],
  ['the first of two equal hours in London', '2027-10-31', 1, 'Europe/London', '2027-10-31T00:00:00.000Z'],
  ['midnight on the day of the change', '2027-10-31', 0, 'Europe/London', '2027-10-30T23:00:00.000Z'],
  ['before the clocks go back in Sydney', '2027-04-03', 9, 'Australia/Sydney', '2027-04-02T22:00:00.000Z'],
  ['after the clocks went back in Sydney', '2027-04-04', 9, 'Australia/Sydney', '2027-04-03T23:00:00.000Z'],
  ['the hour skipped in Sydney', '2027-10-03', 2, 'Australia/Sydney', '2027-10-02T16:00:00.000Z'],
  ['Hong Kong, without clock changes', '2027-03-28', 17, 'Asia/Hong_Kong', '2027-03-28T09:00:00.000Z'],
  ['an offset with 45 minutes', '2027-06-01', 17, 'Asia/Kathmandu', '2027-06-01T11:15:00.000Z'],
])(
  'an hour of a day in a time zone is converted to the correct UTC time: %s',
  (_, date, hour, timeZone, instant) => {
    expect(iso(instantAt(date, hour, timeZone))).toBe(instant);
  },
);

testInTurn('around a clock change, each day with a digest of notes still has a digest and a preview', () => {
  for (const timeZone of ['Europe/London', 'Australia/Sydney'])
    for (const digestHour of [0, 1, 2, 3, 17, 23]) {
      const schedule = { timeZone, digestDays: [0, 3], digestHour };
      for (const start of ['2027-03-22T00:20:00Z', '2027-09-27T00:20:00Z', '2027-10-25T00:20:00Z']) {
        const [sent, told] = [new Set<string>(), new Set<string>()];
        for (let hour = 0; hour < 14 * 24; hour++) {
          const now = at(start) + hour * hourMs;
          const [due, previewed] = [dueSlot(schedule, now), previewedSlot(schedule, now)];
          if (due) sent.add(due.date);
          if (previewed) told.add(previewed.date);
        }
        expect([sent.size, told.size].map(size => size === 4 || size === 5)).toEqual([true, true]);
        for (const date of sent) expect([0, 3]).toContain(new Date(`${date}T12:00:00Z`).getUTCDay());
      }
    }
});
