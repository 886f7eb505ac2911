import type { HourlyTask } from '../../../composition/work-context.ts';
import { dueDays } from '../../../platform/events/due-days.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { expirationsOn, parseExpirationKey } from '../module-access-keys.ts';
import type { DueExpiration } from './expirations-message.ts';

/** Days before a licence or module access expires on which people are notified. */
const daysBefore = [30, 7];
/** Number of expirations per message, few enough to be processed in one run. */
const perMessage = 100;

export const announceExpirations: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  const due = new Map<string, DueExpiration[]>();
  for (const { days, date } of dueDays(at, daysBefore)) {
    for (const key of await ownTable.queryAll(expirationsOn(date))) {
      const { organization, ...ending } = parseExpirationKey(key);
      const ofOrganization = due.get(organization) ?? [];
      ofOrganization.push({ date, ...ending, days });
      due.set(organization, ofOrganization);
    }
  }
  const messages = [...due].flatMap(([organization, all]) =>
    Array.from({ length: Math.ceil(all.length / perMessage) }, (_, index) => ({
      organization,
      expirations: all.slice(index * perMessage, (index + 1) * perMessage),
      once: `expirations.${organization}.${index}.${at}`,
    })),
  );
  await sendAll(messages, ({ once, ...message }) => queue.send(message.organization, message, once));
};
