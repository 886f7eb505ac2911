import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { parseSubscriptionExpiration, subscriptionsEndingOn } from '../subscription-keys.ts';

/** Days before the last day of a subscription on which the member who requested it is reminded. */
const daysBefore = [30, 7];
/** A missed reminder is still sent up to this many days later. */
const catchUpDays = 3;

export const announceSubscriptionExpiry: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  for (const days of daysBefore) {
    for (let late = 0; late < catchUpDays; late++) {
      const date = new Date(at + (days - late) * dayMs).toISOString().slice(0, 10);
      const ending = await ownTable.queryAll(subscriptionsEndingOn(date));
      await sendAll(ending, key => {
        const { organization, courseId } = parseSubscriptionExpiration(key);
        const message = { organization, courseId, subscriptionEndsOn: date, days };
        return queue.send(organization, message, `subscription.${organization}.${courseId}.${days}.${at}`);
      });
    }
  }
};
