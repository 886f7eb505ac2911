import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { dueReminders } from '../../../../shared/features/classes/sessions/due-reminders.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { maxReminderMinutes } from '../../../../shared/features/classes/sessions/schema.ts';
import {
  OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { WorkContext } from '../../../composition/work-context.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

const daysAhead = Math.ceil(maxReminderMinutes / (24 * 60)) + 1;

/** Reminds the owners of sessions that begin soon, once per session and start time. */
export async function remindOfSessions(
  { organization, remindersOf: at }: { organization: string; remindersOf: number },
  { tableOf, now }: Pick<WorkContext, 'tableOf' | 'now'>,
): Promise<void> {
  const table = tableOf(organization);
  const [item] = await table.get([organizationKey(organization)]);
  const record = OrganizationRecord.safeParse(item).data;
  if (record?.status !== 'active') return;
  const { timeZone } = record;
  const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
  const today = todayIn(timeZone, at);
  const rows = await new SessionsStore(table, organization, origin).rows(today, daysAfter(today, daysAhead));
  const reminders = new RemindersStore(table, organization, origin);
  for (const session of dueReminders(rows, { timeZone, at })) await reminders.remind(session);
}

/** How long the record of a sent reminder is kept. This is longer than any session lasts. */
const keptDays = 7;

class RemindersStore extends OrganizationStore {
  /**
   * Records once that a session begins soon; its owner is notified of this event. If the session is
   * rescheduled, the event is recorded again.
   */
  async remind({ id, date, start, reminder }: StoredSessionRow): Promise<void> {
    const what = `class-session:${id}:${start}`;
    const marker = expirationNoticeKey(this.organization, what, date, reminder ?? 0);
    const event = { act: 'class-session.reminded', record: id, detail: { date, start } };
    await this.commitOnce(marker, event, { keptDays });
  }
}
