import { dayMs, minuteMs } from '../../../core/dates/durations.ts';
import { escapeText, foldLine } from './content-lines.ts';
import { minutesAt, transitionsBetween, type ZoneTransition } from './zone-transitions.ts';

/** A session as a calendar event; times are local times in the calendar's zone. */
export interface CalendarEvent {
  /** Id of the event; never changes while the session exists. */
  id: string;
  version: number;
  /** ISO 8601 */
  updatedAt: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Local time, `HH:MM`. */
  start: string;
  end: string;
  summary: string;
  room: string;
  isCancelled: boolean;
}

export interface CalendarFacts {
  name: string;
  /** IANA name. */
  timeZone: string;
  events: readonly CalendarEvent[];
}

/** Time before the first event and after the last one in which clock changes are included. */
const marginMs = 370 * dayMs;

/** Writes a calendar file (RFC 5545) for other calendar programs, with one event per session. */
export function writeCalendar({ name, timeZone, events }: CalendarFacts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lumitree//Timetable//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...(events.length > 0 ? zoneLines(timeZone, events) : []),
    ...events.flatMap(event => eventLines(event, timeZone)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent, timeZone: string): string[] {
  const { id, version, updatedAt, date, start, end, summary, room, isCancelled } = event;
  const stamp = utc(Date.parse(updatedAt));
  const local = (time: string) => `TZID=${timeZone}:${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@lumitree`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;${local(start)}`,
    `DTEND;${local(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(room.trim() === '' ? [] : [`LOCATION:${escapeText(room)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** Lines of the calendar file that describe the clock changes around the events. */
function zoneLines(timeZone: string, events: readonly CalendarEvent[]): string[] {
  const dates = events.map(({ date }) => date).toSorted();
  const from = Date.parse(`${dates[0]}T00:00:00Z`) - marginMs;
  const to = Date.parse(`${dates.at(-1)}T00:00:00Z`) + marginMs;
  const changes = transitionsBetween(timeZone, from, to);
  const first = minutesAt(timeZone, from);
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  const kindOf = (offset: number) => (offset > standard ? 'DAYLIGHT' : 'STANDARD');
  const part = ({ at, before, after }: ZoneTransition, begins = utc(at + before * minuteMs).slice(0, -1)) => [
    `BEGIN:${kindOf(after)}`,
    `DTSTART:${begins}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `TZNAME:${offsetText(after)}`,
    `END:${kindOf(after)}`,
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...part({ at: from, before: first, after: first }, '19700101T000000'),
    ...changes.flatMap(change => part(change)),
    'END:VTIMEZONE',
  ];
}

/** Formats an instant in UTC as `YYYYMMDDTHHMMSSZ`. */
const utc = (at: number): string =>
  new Date(at)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z');

/** Formats an offset from UTC as `+0800`. */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
}
