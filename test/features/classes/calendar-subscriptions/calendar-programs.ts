import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

/** An event as a calendar parser understands it. */
export interface UnderstoodEvent {
  uid: string;
  /** Start and end in ISO 8601, UTC, to the minute. */
  start: string;
  end: string;
  summary: string;
  room: string;
  sequence: number;
  status: string;
}

const minuteOf = (date: Date | undefined): string => date?.toISOString().slice(0, 16) ?? '';

/** Reads a calendar with node-ical, which uses its own list of time zones. */
function readWithNodeIcal(text: string): UnderstoodEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap(part =>
    part?.type === 'VEVENT'
      ? {
          ...{ uid: part.uid, start: minuteOf(part.start), end: minuteOf(part.end) },
          ...{ summary: String(part.summary), room: String(part.location ?? '') },
          ...{ sequence: Number(part.sequence), status: String(part.status) },
        }
      : [],
  );
}

/** Reads a calendar with ts-ics, which uses the time zone rules in the file. */
export function readWithTsIcs(text: string): UnderstoodEvent[] {
  const { events = [] } = convertIcsCalendar(undefined, text);
  return events.map(event => ({
    ...{ uid: event.uid, start: minuteOf(event.start.date), end: minuteOf(event.end?.date) },
    ...{ summary: event.summary, room: event.location ?? '' },
    ...{ sequence: event.sequence ?? 0, status: String(event.status) },
  }));
}

/** Independent calendar parsers. */
export const calendarPrograms: [name: string, read: (text: string) => UnderstoodEvent[]][] = [
  ['node-ical', readWithNodeIcal],
  ['ts-ics', readWithTsIcs],
];
