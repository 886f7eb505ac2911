import { permissionScope } from '../../../../shared/core/permissions.ts';
import { calendarTitle } from '../../../../shared/features/classes/calendar-files/calendar-title.ts';
import { writeCalendar } from '../../../../shared/features/classes/calendar-files/write-calendar.ts';
import { feedWords } from '../../../../shared/features/classes/calendar-subscriptions/feed-words.ts';
import { feedDays } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import { addDays } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { readListView } from '../sessions/read-view.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import type { FoundFeed } from './calendar-subscriptions-store.ts';
import { nearestSessions } from './nearest-sessions.ts';

/** The sessions that its owner may see now, for another program; undefined for whoever sees none any more. */
export async function writeFeed(
  { record, member, organization }: FoundFeed,
  openStore: OrganizationContext['openStore'],
  now: number,
): Promise<string | undefined> {
  const scope = permissionScope(member, 'class-session:read');
  if (scope === 'none') return undefined;
  const { timeZone, name } = organization;
  const today = todayIn(timeZone, now);
  const [from, to] = [addDays(today, -feedDays.past), addDays(today, feedDays.coming)];
  const sessions = openStore(SessionsStore);
  const found = await (record.scope === 'mine'
    ? sessions.rowsOf(member.id, from, to)
    : sessions.rows(from, to));
  const view = await readListView({ actor: member, scope, openStore, organization, now: () => now }, found);
  const words = feedWords(record.language, record.script);
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
