import type { Table } from '../../../platform/storage/table.ts';
import { expirationsOn, parseExpirationKey } from '../module-access-keys.ts';
import type { ExpirationsStore } from './expirations-store.ts';

/** How many days before an end people are told. */
const daysBefore = [30, 7];
/** An end that was missed while nothing ran is told of for so many days more. */
const catchUpDays = 3;
const dayMs = 86_400_000;

/** Announces what ends in a month and in a week. Asked again within the same days, it announces nothing twice. */
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
