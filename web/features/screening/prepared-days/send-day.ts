import type { DayStore } from './day-store.ts';
import { isWaiting } from './next-request.ts';
import { type ScreeningCalls, sendRecord } from './send-record.ts';

/**
 * Sends unsent answers child by child, in the order in which they were begun. Continues with the next child
 * after a rejection or conflict; stops only when offline.
 * @returns false if it stopped
 * @throws CallError if the session has ended
 */
export async function sendDay(
  store: DayStore,
  calls: ScreeningCalls,
  isOnline: () => boolean,
): Promise<boolean> {
  for (const { caseId } of store.waiting()) {
    if (!isOnline()) return false;
    if (!isWaiting(store.record(caseId))) continue;
    const access = {
      read: () => store.record(caseId),
      change: (step: Parameters<DayStore['change']>[1]) => store.change(caseId, step),
    };
    await sendRecord(access, calls);
  }
  return true;
}
