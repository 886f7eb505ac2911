import { hourMs, minuteMs } from '../../../core/dates/durations.ts';
import { instantAt } from '../../../core/dates/instant-at.ts';
import type { StoredSessionRow } from './record.ts';
import { minutesOf } from './session-rules.ts';

type Timed = Pick<StoredSessionRow, 'date' | 'start' | 'reminder' | 'cancelled' | 'updatedAt'>;

/**
 * The sessions whose reminder must be sent now, because the next hourly run would send it too late. If the
 * time of a reminder had already passed when the session was planned or changed, no reminder is sent.
 * @param at current time in milliseconds since 1970
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
