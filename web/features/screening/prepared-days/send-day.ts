import type { DayStore } from './day-store.ts';
import { isWaiting } from './next-request.ts';
import { type ScreeningCalls, sendRecord } from './send-record.ts';

/**
 * Sends what waits, a child after another in the order in which they were begun. A child that the server refuses,
 * or that waits for a person, holds up nobody; only a lost connection ends the round.
 * @returns whether it went through to the end
 * @throws CallError when the session has ended
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
