import { expect, test } from 'vitest';
import { calendarTitle } from '../../../../shared/features/classes/calendar-files/calendar-title.ts';
import {
  type CalendarEvent,
  writeCalendar,
} from '../../../../shared/features/classes/calendar-files/write-calendar.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ id: 'ses_1', version: 3, updatedAt: '2026-11-01T10:00:00.123Z', date: '2026-11-02' },
  ...{ start: '09:00', end: '09:45', summary: 'Reading club', room: '', isCancelled: false, ...more },
});
const write = (timeZone: string, ...events: CalendarEvent[]) =>
  writeCalendar({ name: 'Timetable', timeZone, events });
/** Folded lines joined again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

/** When a local time of the file is, by nothing but the clocks that the file tells of. */
function instantOf(text: string, local: string): string {
  const minutes = (offset: string) =>
    (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3)));
  const asUtc = (time: string) =>
    Date.parse(time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'));
  const parts = text.split(/BEGIN:(?:STANDARD|DAYLIGHT)/).slice(1);
  const clocks = parts.map(part => ({
    from: /DTSTART:(\w+)/.exec(part)?.[1] ?? '',
    to: /TZOFFSETTO:([+-]\d+)/.exec(part)?.[1] ?? '',
  }));
  const last = clocks.filter(({ from }) => from <= local).at(-1);
  return new Date(asUtc(local) - minutes(last?.to ?? '') * 60_000).toISOString().slice(0, 16);
}

test.each([
  ['Asia/Hong_Kong', '20261024T090000', '2026-10-24T01:00'],
  ['Asia/Hong_Kong', '20270401T090000', '2027-04-01T01:00'],
  ['Europe/London', '20261024T090000', '2026-10-24T08:00'],
  ['Europe/London', '20261025T090000', '2026-10-25T09:00'],
  ['Europe/London', '20270327T090000', '2027-03-27T09:00'],
  ['Europe/London', '20270328T090000', '2027-03-28T08:00'],
  ['Australia/Sydney', '20261003T090000', '2026-10-02T23:00'],
  ['Australia/Sydney', '20261004T090000', '2026-10-03T22:00'],
  ['Australia/Sydney', '20270403T090000', '2027-04-02T22:00'],
  ['Australia/Sydney', '20270404T090000', '2027-04-03T23:00'],
])('a calendar of %s says of %s that it is %s', (timeZone, local, instant) => {
  const days = ['2026-10-02', '2027-04-05'].map(date => event({ id: `ses_${date}`, date }));
  expect(instantOf(write(timeZone, ...days), local)).toBe(instant);
});

test('a zone whose clocks are never set has one offset, and others have each change', () => {
  const changes = (timeZone: string) => write(timeZone, event()).match(/BEGIN:(STANDARD|DAYLIGHT)/g)?.length;
  expect(changes('Asia/Hong_Kong')).toBe(1);
  expect(changes('Europe/London')).toBeGreaterThanOrEqual(5);
});

test('a session is an event with a lasting name, a number that rises, and its local time', () => {
  const lines = linesOf(write('Europe/London', event()));
  for (const line of [
    'UID:ses_1@lumitree',
    'SEQUENCE:2',
    'DTSTAMP:20261101T100000Z',
    'DTSTART;TZID=Europe/London:20261102T090000',
    'DTEND;TZID=Europe/London:20261102T094500',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line);
  expect(linesOf(write('Europe/London', event({ isCancelled: true })))).toContain('STATUS:CANCELLED');
});

test('what was typed cannot end its line, and no line is longer than 75 octets or cut within a character', () => {
  const summary = `${'阅读小组'.repeat(30)}🏳️‍🌈; a, b\\c\r\nBEGIN:VALARM\u0000`;
  const text = write('Asia/Hong_Kong', event({ summary, room: 'Hall\rEND:VEVENT' }));
  const lines = text.split('\r\n');
  expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).not.toContain('\uFFFD');
  expect(Buffer.from(text).toString()).toBe(text);
  expect(lines).not.toContain('BEGIN:VALARM');
  expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1);
  expect(linesOf(text)).toContain(`SUMMARY:${'阅读小组'.repeat(30)}🏳️‍🌈\\; a\\, b\\\\c\\nBEGIN:VALARM`);
});

test('a calendar outside names classes, else children by their initials, and never a title that was typed', () => {
  const words = { and: ', ', unnamed: 'Session' };
  const cases = ['Mia Twofold', '单于晓', 'Ana', 'Leo Lam', 'Kit'].map(fullName => ({ fullName }));
  const of = (more: object) => calendarTitle({ classes: [], cases: [], ...more }, words);
  expect(of({ classes: [{ name: 'Class 3B' }], cases, title: 'Talk about Mia' })).toBe('Class 3B');
  expect(of({ cases })).toBe('MT, 单○, A, LL…');
  expect(of({ title: 'Talk about Mia' })).toBe('Session');
});
