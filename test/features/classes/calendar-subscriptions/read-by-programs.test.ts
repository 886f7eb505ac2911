import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { writeCalendar } from '../../../../shared/features/classes/calendar-files/write-calendar.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { makeClassWithChild } from '../classes/samples.ts';
import { sessionFields } from '../sessions/samples.ts';
import { calendarPrograms, readWithTsIcs } from './calendar-programs.ts';
import { readFeed, subscribe } from './subscribe.ts';

const name = 'Reading; 阅读, 3B';
/** Returns the dates of successive Sundays, because clocks change on Sundays. */
const sundays = (count: number): string[] => {
  const tomorrow = daysAfter(today(), 1);
  const first = daysAfter(tomorrow, (7 - new Date(tomorrow).getUTCDay()) % 7);
  return Array.from({ length: count }, (_, week) => daysAfter(first, 7 * week));
};

/** Plans a session at nine on every Sunday for more than a year. */
async function planSundays(admin: Principal) {
  const dates = sundays(56);
  const { id: classId } = await makeClassWithChild(admin, { name });
  const planned = await admin.call(classSessions.createSession, {
    ...{ ...sessionFields, date: String(dates[0]), start: '09:00', end: '09:45', classIds: [classId] },
    repeat: { until: String(dates.at(-1)), weeks: 'every' },
  });
  expect(planned.data.dates).toEqual(dates);
  return dates;
}

async function sessionOn(admin: Principal, date: string) {
  const { data } = await admin.call(classSessions.searchSessions, { from: date, to: date });
  const { id: sessionId, version } = data.data[0] ?? { id: '', version: 0 };
  return { sessionId, version };
}

/** Formats an instant as `2026-11-29 09:00` in the given time zone. */
function localTime(instant: string, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(Date.parse(`${instant}Z`));
}

test.each([
  ['Asia/Hong_Kong', 1],
  ['Europe/London', 2],
  ['Australia/Sydney', 2],
])(
  'two calendar parsers read a session series in %s at the right local times, with moved, cancelled and removed sessions',
  async (timeZone, offsets) => {
    const { admin } = await openClinic({ timeZone });
    const dates = await planSundays(admin);
    const [, moved = '', cancelled = '', removed = ''] = dates;
    await admin.call(classSessions.changeSession, {
      ...(await sessionOn(admin, moved)),
      ...{
        scope: 'this',
        changes: { date: daysAfter(moved, 2), start: '14:10', end: '15:00', room: 'Hall' },
      },
    });
    const cancellation = { isCancelled: true, reason: 'Flu' };
    await admin.call(classSessions.cancelSession, {
      ...(await sessionOn(admin, cancelled)),
      ...cancellation,
    });
    const { sessionId } = await sessionOn(admin, removed);
    await admin.call(classSessions.removeSession, { sessionId });
    const { text } = await readFeed(await subscribe(admin));
    for (const [program, read] of calendarPrograms) {
      const events = read(text);
      const seen = events.map(({ start, end, status, room, sequence }) =>
        [localTime(start, timeZone), localTime(end, timeZone).slice(11), status, room, sequence].join(' '),
      );
      const expected = dates.flatMap(date => {
        if (date === removed) return [];
        if (date === moved) return `${daysAfter(date, 2)} 14:10 15:00 CONFIRMED Hall 1`;
        const [status, sequence] = date === cancelled ? ['CANCELLED', 1] : ['CONFIRMED', 0];
        return `${date} 09:00 09:45 ${status} Room 2 ${sequence}`;
      });
      expect(seen.sort(), program).toEqual(expected.sort());
      expect(new Set(events.map(({ uid }) => uid)).size, program).toBe(dates.length - 1);
      expect(new Set(events.map(({ summary }) => summary)), program).toEqual(new Set([name]));
      const atNine = events.filter(({ start }) => localTime(start, timeZone).endsWith('09:00'));
      expect(new Set(atNine.map(({ start }) => start.slice(11))).size, program).toBe(offsets);
    }
  },
);

test.each([
  ['Asia/Hong_Kong', ['2026-10-25', '01:00'], ['2027-03-28', '01:00']],
  ['Europe/London', ['2026-10-24', '08:00'], ['2026-10-25', '09:00'], ['2027-03-28', '08:00']],
  ['Australia/Sydney', ['2026-10-03', '23:00'], ['2026-10-04', '22:00'], ['2027-04-04', '23:00']],
])(
  'a calendar parser that does not know the time zone %s uses the rules in the file',
  (timeZone, ...sessions) => {
    const event = { version: 1, updatedAt: '2026-09-01T00:00:00.000Z', start: '09:00', end: '09:45' };
    const text = writeCalendar({
      ...{ name: 'Timetable', timeZone },
      events: sessions.map(([date = '']) => ({
        ...{ ...event, id: date, date, summary: name, room: '', isCancelled: false },
      })),
    }).replaceAll(timeZone, 'Nowhere/Here');
    expect(readWithTsIcs(text).map(({ start }) => start.slice(11))).toEqual(sessions.map(([, time]) => time));
  },
);
