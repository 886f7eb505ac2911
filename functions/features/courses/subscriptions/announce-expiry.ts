import type { HourlyTask } from '../../../composition/work-context.ts';
import { dueDays } from '../../../platform/events/due-days.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { parseSubscriptionExpiration, subscriptionsEndingOn } from '../subscription-keys.ts';

/** Days before the last day of a subscription on which the member who requested it is reminded. */
const daysBefore = [30, 7];

export const announceSubscriptionExpiry: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  for (const { days, date } of dueDays(at, daysBefore)) {
    const ending = await ownTable.queryAll(subscriptionsEndingOn(date));
    await sendAll(ending, key => {
      const { organization, courseId } = parseSubscriptionExpiration(key);
      const message = { organization, courseId, subscriptionEndsOn: date, days };
      return queue.send(organization, message, `subscription.${organization}.${courseId}.${days}.${at}`);
    });
  }
};
