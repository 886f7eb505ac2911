import { dueOn } from '../storage/keys.ts';
import type { Page, Table } from '../storage/table.ts';
import type { Ending, EndingsStore } from './endings-store.ts';

/** How many days before an end people are told. */
const daysBefore = [30, 7];
/** An end that was missed while nothing ran is told of for so many days more. */
const daysLate = 3;
const dayMs = 86_400_000;
const pageSize = 100;

/** Announces what ends in a month and in a week. Asked again within the same days, it announces nothing twice. */
export async function announceEndings(
  table: Table,
  endingsOf: (organization: string) => EndingsStore,
  now: number,
): Promise<void> {
  for (const days of daysBefore) {
    for (let late = 0; late < daysLate; late++) {
      const date = new Date(now + (days - late) * dayMs).toISOString().slice(0, 10);
      let cursor: string | null = null;
      do {
        const page: Page = await table.query(dueOn(date), { limit: pageSize, cursor });
        for (const { sk } of page.items) {
          const [kind, organization = '', member = '', module = ''] = sk.split('#');
          const ending: Ending = { date, ...(kind === 'module' && { access: { member, module } }) };
          await endingsOf(organization).announce(ending, days);
        }
        cursor = page.next;
      } while (cursor !== null);
    }
  }
}
