import type { Screening, ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import type { DayRecord } from './day-format.ts';
import type { DayStore } from './day-store.ts';

export interface FinishedCalls {
  finishedOf: (
    children: readonly string[],
    date: string,
  ) => Promise<readonly Pick<ScreeningRow, 'id' | 'case'>[]>;
  get: (screeningId: string) => Promise<Screening>;
}

const isUntouched = ({ values, known }: DayRecord) => values === null && known === null;

/**
 * Takes over screenings that colleagues have finished today. Skips children whose screening
 * was begun on this device.
 */
export async function takeFinished(store: DayStore, { finishedOf, get }: FinishedCalls): Promise<void> {
  const open = store.content.children
    .map(({ child }) => child.id)
    .filter(id => isUntouched(store.record(id)));
  if (open.length === 0) return;
  for (const row of await finishedOf(open, store.today)) {
    if (!isUntouched(store.record(row.case.id))) continue;
    const known = await get(row.id);
    await store.change(row.case.id, record => (isUntouched(record) ? { ...record, known } : record));
  }
}
