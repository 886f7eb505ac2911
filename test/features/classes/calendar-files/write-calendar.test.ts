import { expect, test } from 'vitest';
import {
  calendarTitle,
  initialsOf,
} from '../../../../shared/features/classes/calendar-files/calendar-title.ts';
import { escapeText, foldLine } from '../../../../shared/features/classes/calendar-files/content-lines.ts';
import {
  type CalendarEvent,
  writeCalendar,
} from '../../../../shared/features/classes/calendar-files/write-calendar.ts';
import {
  minutesAt,
  transitionsBetween,
} from '../../../../shared/features/classes/calendar-files/zone-transitions.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ id: 'ses_1', version: 3, updatedAt: '2026-11-01T10:00:00.123Z', date: '2026-11-02' },
  ...{ start: '09:00', end: '09:45', summary: 'Reading club', room: '', isCancelled: false, ...more },
});
const write = (timeZone: string, ...events: CalendarEvent[]) =>
  writeCalendar({ name: 'Timetable', timeZone, events });
/** The lines of a calendar file, with folded lines joined again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

/** Converts a local time to an instant; reads only the VTIMEZONE rules in the file. */
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
])('in a calendar file for the time zone %s, the local time %s is %s UTC', (timeZone, local, instant) => {
  const days = ['2026-10-02', '2027-04-05'].map(date => event({ id: `ses_${date}`, date }));
  expect(instantOf(write(timeZone, ...days), local)).toBe(instant);
});

test('a calendar file gives one UTC offset for a time zone without summer time, and each clock change for other time zones', () => {
  const changes = (timeZone: string) => write(timeZone, event()).match(/BEGIN:(STANDARD|DAYLIGHT)/g)?.length;
  expect(changes('Asia/Hong_Kong')).toBe(1);
  expect(changes('Europe/London')).toBeGreaterThanOrEqual(5);
});

test('in a calendar file a session is an event with a stable UID, a rising sequence number and the session’s local time', () => {
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

test('a calendar file with one session and one cancelled session is exactly the expected text', () => {
  const lines = linesOf(
    write('Asia/Hong_Kong', event({ room: ' Hall ' }), event({ isCancelled: true, room: ' ' })),
  );
  expect(lines).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Lumitree//Timetable//EN', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'X-WR-CALNAME:Timetable', 'X-WR-TIMEZONE:Asia/Hong_Kong'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'BEGIN:VTIMEZONE', 'TZID:Asia/Hong_Kong', 'BEGIN:STANDARD'],
    ...['DTSTART:19700101T000000', 'TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800', 'TZNAME:+0800', 'END:STANDARD'],
    ...['END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:ses_1@lumitree', 'DTSTAMP:20261101T100000Z'],
    ...['LAST-MODIFIED:20261101T100000Z', 'SEQUENCE:2', 'DTSTART;TZID=Asia/Hong_Kong:20261102T090000'],
    ...[
      'DTEND;TZID=Asia/Hong_Kong:20261102T094500',
      'SUMMARY:Reading club',
      'LOCATION: Hall ',
      'STATUS:CONFIRMED',
    ],
    ...['TRANSP:OPAQUE', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:ses_1@lumitree', 'DTSTAMP:20261101T100000Z'],
    ...['LAST-MODIFIED:20261101T100000Z', 'SEQUENCE:2', 'DTSTART;TZID=Asia/Hong_Kong:20261102T090000'],
    ...['DTEND;TZID=Asia/Hong_Kong:20261102T094500', 'SUMMARY:Reading club', 'STATUS:CANCELLED'],
    ...['TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

test('a calendar file without events has no VTIMEZONE (time zone description)', () => {
  expect(write('Europe/London')).not.toContain('VTIMEZONE');
});

test('a calendar file marks summer time as DAYLIGHT in both hemispheres, and gives the UTC offset before each clock change', () => {
  const clocks = (timeZone: string) =>
    [
      ...write(timeZone, event()).matchAll(
        /BEGIN:(STANDARD|DAYLIGHT)\r\nDTSTART:(\w+)\r\nTZOFFSETFROM:(\S+)\r\nTZOFFSETTO:(\S+)\r\nTZNAME:(\S+)\r\nEND:(\w+)/g,
      ),
    ].map(([, kind, from, before, after, name, end]) => {
      expect([name, end]).toEqual([after, kind]);
      return [kind, from, before, after];
    });
  expect(clocks('America/New_York')).toEqual([
    ['DAYLIGHT', '19700101T000000', '-0400', '-0400'],
    ['STANDARD', '20251102T020000', '-0400', '-0500'],
    ['DAYLIGHT', '20260308T020000', '-0500', '-0400'],
    ['STANDARD', '20261101T020000', '-0400', '-0500'],
    ['DAYLIGHT', '20270314T020000', '-0500', '-0400'],
  ]);
  expect(clocks('Australia/Adelaide').slice(0, 3)).toEqual([
    ['DAYLIGHT', '19700101T000000', '+1030', '+1030'],
    ['STANDARD', '20260405T030000', '+1030', '+0930'],
    ['DAYLIGHT', '20261004T020000', '+0930', '+1030'],
  ]);
});

test('the UTC offset of a time zone is given in minutes, and a clock change is found to the minute', () => {
  const at = Date.parse('2026-10-25T01:00:00Z');
  expect(minutesAt('Asia/Kathmandu', at)).toBe(345);
  expect(minutesAt('America/New_York', Date.parse('2026-01-01T00:00:59Z'))).toBe(-300);
  const between = (from: string, to: string) =>
    transitionsBetween('Europe/London', Date.parse(from), Date.parse(to));
  expect(between('2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z')).toEqual([{ at, before: 60, after: 0 }]);
  expect(between('2026-10-25T00:59:00Z', '2026-10-25T02:00:00Z')).toEqual([{ at, before: 60, after: 0 }]);
  expect(between('2026-10-24T01:00:00Z', '2026-10-25T00:00:00Z')).toEqual([{ at, before: 60, after: 0 }]);
  expect(between('2026-10-25T01:00:00Z', '2026-10-29T01:00:00Z')).toEqual([]);
});

test('a line of a calendar file is folded only if it is longer than 75 octets', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  for (const [character, octets] of [
    ['\u007F', 1],
    ['\u0080', 2],
    ['\u07FF', 2],
    ['\u0800', 3],
    ['\uFFFF', 3],
    ['\u{10000}', 4],
  ] as const) {
    const fits = 'x'.repeat(75 - octets) + character;
    expect(foldLine(fits)).toBe(fits);
    expect(foldLine(`x${fits}`)).toBe(`x${fits.slice(0, 75 - octets)}\r\n ${character}`);
  }
});

test('escaped calendar text keeps tabs and line breaks, and contains no other control characters', () => {
  expect(escapeText('a\tb\nc\r\nd\re\u0007\u0085')).toBe('a\tb\\nc\\nd\\ne');
});

test('a child’s initials are the first character of a Chinese family name or, in other scripts, the first letters of two words', () => {
  expect(['欧阳小明', 'Ming 陈'].map(initialsOf)).toEqual(['欧○', '陈○']);
  expect(['mia twofold', 'Mia-Lou Ann Chan', '  Ana\t(Bo) ', '1st Kit', "'Kit"].map(initialsOf)).toEqual([
    ...['MT', 'ML', 'A', 'K', ''],
  ]);
});

test('text that a user typed cannot add a line to a calendar file, and folding a long line never splits a character', () => {
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

test('the title of a calendar event is its classes or, without classes, the children’s initials, but never text that a user typed', () => {
  const words = { and: ', ', unnamed: 'Session' };
  const cases = ['Mia Twofold', '单于晓', 'Ana', 'Leo Lam', 'Kit'].map(fullName => ({ fullName }));
  const of = (more: object) => calendarTitle({ classes: [], cases: [], ...more }, words);
  expect(of({ classes: [{ name: 'Class 3B' }], cases, title: 'Talk about Mia' })).toBe('Class 3B');
  expect(of({ cases })).toBe('MT, 单○, A, LL…');
  expect(of({ title: 'Talk about Mia' })).toBe('Session');
  expect(of({ classes: [{ name: '3A' }, { name: '3B' }] })).toBe('3A, 3B');
  expect(of({ cases: cases.slice(0, 4) })).toBe('MT, 单○, A, LL');
  expect(of({ cases: [{ fullName: '123' }, { fullName: 'Kit' }] })).toBe('K');
});
