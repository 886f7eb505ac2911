import { instantAt } from '../../../core/instant-at.ts';
import type { StoredSessionRow } from './record.ts';
import { minutesOf } from './session-rules.ts';

const minuteMs = 60_000;
/** Between two runs of the hourly schedule. */
const hourMs = 60 * minuteMs;

type Timed = Pick<StoredSessionRow, 'date' | 'start' | 'reminder' | 'cancelled' | 'updatedAt'>;

/**
 * The sessions of which their owners are to be reminded now, since the next hour would be too late. A reminder
 * whose time had passed when the session was planned or changed is none.
 * @param at milliseconds since 1970
 */
export function dueReminders<Row extends Timed>(
  rows: readonly Row[],
  { timeZone, at }: { timeZone: string; at: number },
): Row[] {
  return rows.filter(({ date, start, reminder, cancelled, updatedAt }) => {
    if (reminder === null || cancelled !== null) return false;
    const begin = instantAt(date, minutesOf(start) / 60, timeZone);
    const remindAt = begin - reminder * minuteMs;
    return begin > at && remindAt < at + hourMs && remindAt >= Date.parse(updatedAt);
  });
}
