import { dueOn, readDueKey } from '../../../platform/storage/licence-keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { EndingsStore } from './endings-store.ts';

/** How many days before an end people are told. */
const daysBefore = [30, 7];
/** An end that was missed while nothing ran is told of for so many days more. */
const daysLate = 3;
const dayMs = 86_400_000;

/** Announces what ends in a month and in a week. Asked again within the same days, it announces nothing twice. */
export async function announceEndings(
  table: Table,
  endingsOf: (organization: string) => EndingsStore,
  now: number,
): Promise<void> {
  for (const days of daysBefore) {
    for (let late = 0; late < daysLate; late++) {
      const date = new Date(now + (days - late) * dayMs).toISOString().slice(0, 10);
      for (const due of await table.all(dueOn(date))) {
        const { organization, ...ending } = readDueKey(due);
        await endingsOf(organization).announce({ date, ...ending }, days);
      }
    }
  }
}
