import { addDays } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import { dueReminders } from '../../../../shared/features/classes/sessions/due-reminders.ts';
import { maxReminderMinutes } from '../../../../shared/features/classes/sessions/schema.ts';
import {
  OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { WorkContext } from '../../../composition/work-context.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { RemindersStore } from './reminders-store.ts';

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
  const rows = await new SessionsStore(table, organization, origin).rows(today, addDays(today, daysAhead));
  const reminders = new RemindersStore(table, organization, origin);
  for (const session of dueReminders(rows, { timeZone, at })) await reminders.remind(session);
}
