import { preparedDays } from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { deleteDay } from './current-day.ts';
import type { DayStore } from './day-store.ts';

/**
 * Deletes the day if the server confirms every screening and nothing was typed meanwhile; otherwise marks the
 * missing screenings to be sent again.
 */
export async function endDay(
  store: DayStore,
): Promise<{ received: number; missing: number; isDeleted: boolean }> {
  const { day, organization } = store.content;
  const input = { preparedDayId: day.id, screenings: store.sent() };
  const { received, missing } = await call(preparedDays.endPreparedDay, input, { organization });
  const isDeleted = missing.length === 0 && store.waiting().length === 0;
  if (isDeleted) await deleteDay();
  for (const { child } of store.content.children) {
    const { known } = store.record(child.id);
    if (known && missing.includes(known.id))
      await store.change(child.id, record => ({ ...record, known: null, request: null }));
  }
  return { received, missing: missing.length, isDeleted };
}
