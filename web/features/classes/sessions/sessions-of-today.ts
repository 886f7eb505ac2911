import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';

interface Reader {
  memberId: string | undefined;
  isAdmin: boolean;
}

/**
 * Chooses the sessions of a day for a short list. An admin gets everyone's, others their own if they have
 * any. If there are more than `most`, those that need nothing any more are left out first, then the latest.
 * @param rows the sessions of the day in chronological order
 * @param now date and time in the organisation's zone, `YYYY-MM-DD` and `HH:MM`
 */
export function sessionsOfToday(
  rows: readonly SessionRow[],
  { memberId, isAdmin }: Reader,
  now: { date: string; time: string },
  most: number,
): { shown: readonly SessionRow[]; others: number } {
  const own = rows.filter(({ owner }) => owner.id === memberId);
  const wanted = isAdmin || own.length === 0 ? rows : own;
  const isOver = (session: SessionRow) =>
    phaseOf(session, now) === 'past' && (session.evaluated === 'all' || session.cancelled !== null);
  const excess = Math.max(0, wanted.length - most);
  const leftOut = new Set(wanted.filter(isOver).slice(0, excess));
  const shown = wanted.filter(session => !leftOut.has(session)).slice(0, most);
  return { shown, others: rows.length - shown.length };
}
