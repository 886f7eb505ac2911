import {
  type IcsFile,
  readIcs as readBytes,
} from '../../../../web/features/classes/school-calendar/ics/read-ics.ts';

export const icsOptions = { timeZone: 'Asia/Hong_Kong', today: '2026-11-27' };
export const readIcs = (text: string): IcsFile | undefined =>
  readBytes(new TextEncoder().encode(text), icsOptions);
export const calendarOf = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
export const eventOf = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
export const dayOf = (date: string, summary: string, ...more: string[]): string =>
  eventOf(`DTSTART;VALUE=DATE:${date}`, `SUMMARY:${summary}`, ...more);
