import type { HourlyTask } from '../../../composition/work-context.ts';
import { expirationsOn, parseExpirationKey } from '../module-access-keys.ts';
import { ExpirationsStore } from './expirations-store.ts';

/** Days before an expiration on which people are notified. */
const daysBefore = [30, 7];
/** Missed notices are sent for this many more days. */
const catchUpDays = 3;
const dayMs = 86_400_000;

/** Announces expirations a month and a week ahead. Idempotent. */
export const announceExpirations: HourlyTask = async ({ ownTable, tableOf, now }) => {
  const at = now();
  const expirationsOf = (organization: string) => {
    const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
    return new ExpirationsStore(tableOf(organization), organization, origin);
  };
  for (const days of daysBefore) {
    for (let late = 0; late < catchUpDays; late++) {
      const date = new Date(at + (days - late) * dayMs).toISOString().slice(0, 10);
      for (const due of await ownTable.queryAll(expirationsOn(date))) {
        const { organization, ...ending } = parseExpirationKey(due);
        await expirationsOf(organization).announce({ date, ...ending }, days);
      }
    }
  }
};
