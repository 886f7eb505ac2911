import type { DayStore } from './day-store.ts';
import { isWaiting } from './next-request.ts';
import { type ScreeningCalls, sendRecord } from './send-record.ts';

/**
 * Sends unsent answers child by child, in the order in which they were begun. If the answers of a child are
 * rejected or wait for the user, continues with the next child; only a lost connection ends the round.
 * @returns whether the round was completed
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
