import { maxFeedSessions } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';

interface Timed {
  id: string;
  date: string;
  start: string;
}

const byTime = (one: Timed, other: Timed): number =>
  one.date.localeCompare(other.date) ||
  one.start.localeCompare(other.start) ||
  one.id.localeCompare(other.id);

/**
 * In the order of time, as many as a calendar is given: past ones are left out first, the oldest before others, then
 * those that are farthest ahead.
 * @param today `YYYY-MM-DD`
 */
export function nearestSessions<Session extends Timed>(
  sessions: readonly Session[],
  today: string,
  atMost = maxFeedSessions,
): Session[] {
  const sorted = sessions.toSorted(byTime);
  const coming = sorted.filter(({ date }) => date >= today).slice(0, atMost);
  const past = sorted.filter(({ date }) => date < today);
  const room = atMost - coming.length;
  return [...(room > 0 ? past.slice(-room) : []), ...coming];
}
