import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import { calendarTitle } from '../../../../shared/features/classes/calendar-files/calendar-title.ts';
import { writeCalendar } from '../../../../shared/features/classes/calendar-files/write-calendar.ts';
import { feedWords } from '../../../../shared/features/classes/calendar-subscriptions/feed-words.ts';
import {
  feedDays,
  maxFeedSessions,
} from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import { byStart } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { readListView } from '../sessions/read-view.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import type { FoundFeed } from './calendar-subscriptions-store.ts';

interface Timed {
  id: string;
  date: string;
  start: string;
}

const byTime = (one: Timed, other: Timed): number => byStart(one, other) || one.id.localeCompare(other.id);

/**
 * Sessions for a calendar, sorted by time and limited in number: leaves out the oldest past sessions first,
 * then the latest future ones.
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

/** The sessions the owner may see now, as a calendar feed; undefined if the owner may see no session. */
export async function writeFeed(
  { record, member, organization }: FoundFeed,
  openStore: OrganizationContext['openStore'],
  now: number,
): Promise<string | undefined> {
  const scope = permissionScope(member, 'class-session:read');
  if (scope === 'none') return undefined;
  const { timeZone, name } = organization;
  const today = todayIn(timeZone, now);
  const [from, to] = [daysAfter(today, -feedDays.past), daysAfter(today, feedDays.coming)];
  const sessions = openStore(SessionsStore);
  const found = await (record.scope === 'mine'
    ? sessions.rowsOf(member.id, from, to)
    : sessions.rows(from, to));
  const view = await readListView({ actor: member, scope, openStore, organization, now: () => now }, found);
  const words = feedWords[languageTag(record.language, record.script)];
  const events = nearestSessions(
    found.filter(row => view.maySee(row)),
    today,
  ).map(row => ({
    ...row,
    summary: calendarTitle(
      { classes: view.classesOf(row), cases: row.caseIds.flatMap(id => view.known.cases.get(id) ?? []) },
      words,
    ),
    isCancelled: row.cancelled !== null,
  }));
  return writeCalendar({ name: `${words.timetable} · ${name}`, timeZone, events });
}
