import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { parseSubscriptionExpiration, subscriptionsEndingOn } from '../subscription-keys.ts';

/** A subscription's requester is reminded this many days before the subscription's last day. */
const daysBefore = [30, 7];
/** Number of days after the planned day for which a missed reminder is still sent. */
const catchUpDays = 3;

/** Queues one reminder message per subscription that ends in a month or a week. */
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
