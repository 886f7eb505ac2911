import * as z from 'zod';
import { journalIndex } from './journal-keys.ts';
import type { Table } from './table.ts';

export const JournalLine = z.object({
  id: z.string(),
  act: z.string(),
  record: z.string(),
  by: z.string(),
  at: z.string(),
});

/** The previous month, as `YYYY-MM`. The journal has a partition for each month. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

/** Time of an organisation's first event: its creation. Undefined if the journal is empty. */
export async function firstEventAt(table: Table, organization: string): Promise<string | undefined> {
  const pk = journalIndex(organization, organization, '', '').gsi1pk ?? '';
  const { items } = await table.query({ index: 'gsi1', pk }, { limit: 1 });
  const { at } = (items[0]?.row ?? {}) as { at?: string };
  return at;
}
