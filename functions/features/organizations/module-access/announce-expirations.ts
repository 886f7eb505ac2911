import type { Table } from '../../../platform/storage/table.ts';
import { expirationsOn, parseExpirationKey } from '../module-access-keys.ts';
import type { ExpirationsStore } from './expirations-store.ts';

/** Days before an expiration on which people are notified. */
const daysBefore = [30, 7];
/** Missed notices are sent for this many more days. */
const catchUpDays = 3;
const dayMs = 86_400_000;

/** Announces expirations a month and a week ahead. Idempotent. */
export async function announceExpirations(
  table: Table,
  expirationsOf: (organization: string) => ExpirationsStore,
  now: number,
): Promise<void> {
  for (const days of daysBefore) {
    for (let late = 0; late < catchUpDays; late++) {
      const date = new Date(now + (days - late) * dayMs).toISOString().slice(0, 10);
      for (const due of await table.queryAll(expirationsOn(date))) {
        const { organization, ...ending } = parseExpirationKey(due);
        await expirationsOf(organization).announce({ date, ...ending }, days);
      }
    }
  }
}
