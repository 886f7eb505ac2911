import type { SessionOverlap, SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import {
  minutesOf,
  shareTime,
  timeOf,
} from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { lengthOf, stepMinutes } from './move-times.ts';

export interface Overlap {
  earlier: SessionRow;
  later: SessionRow;
  shared: SessionOverlap['shared'];
  from: string;
  to: string;
  /** Key of the overlap; it stays the same until one of the sessions changes. */
  key: string;
}

const isEarlier = (one: SessionRow, other: SessionRow): boolean =>
  one.start + one.createdAt + one.id < other.start + other.createdAt + other.id;

const later = (one: string, other: string): string => (one > other ? one : other);
const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** Conflicting sessions in order of time. Cancelled sessions do not conflict. */
export function findOverlaps(rows: readonly SessionRow[]): Overlap[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  return rows.flatMap(row =>
    row.overlaps.flatMap(({ sessionId, shared }) => {
      const other = byId.get(sessionId);
      if (!other || row.cancelled || other.cancelled || !shareTime(row, other) || isEarlier(other, row))
        return [];
      const key = [row, other].map(({ id, date, start, end }) => `${id} ${date} ${start} ${end}`).join(' ');
      return {
        earlier: row,
        later: other,
        shared,
        from: later(row.start, other.start),
        to: earlierOf(row.end, other.end),
        key: `${key} ${shared.join(' ')}`,
      };
    }),
  );
}

const sameRoom = (one: SessionRow, other: SessionRow): boolean =>
  one.room !== '' && one.room.toLowerCase() === other.room.toLowerCase();

const shareOne = (some: readonly { id: string }[], others: readonly { id: string }[]): boolean =>
  some.some(({ id }) => others.some(other => other.id === id));

const cannotBeAtOnce = (one: SessionRow, other: SessionRow): boolean =>
  one.owner.id === other.owner.id ||
  sameRoom(one, other) ||
  shareOne(one.classes, other.classes) ||
  shareOne(one.cases, other.cases) ||
  one.overlaps.some(({ sessionId }) => sessionId === other.id);

/** A start is proposed only if the session would end by this time. */
const lastEnd = 21 * 60;

/** Next start on the same day at which the session has no known conflict; null if there is none. */
export function nextFreeStart(session: SessionRow, rows: readonly SessionRow[]): string | null {
  const length = lengthOf(session);
  const others = rows.filter(
    row =>
      row.id !== session.id && row.date === session.date && !row.cancelled && cannotBeAtOnce(session, row),
  );
  const first = Math.floor(minutesOf(session.start) / stepMinutes + 1) * stepMinutes;
  for (let start = first; start + length <= lastEnd; start += stepMinutes) {
    const times = { date: session.date, start: timeOf(start), end: timeOf(start + length) };
    if (!others.some(other => shareTime(times, other))) return times.start;
  }
  return null;
}
