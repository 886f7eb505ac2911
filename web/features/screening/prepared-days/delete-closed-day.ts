import {
  type PreparedDay,
  preparedDayState,
} from '../../../../shared/features/screening/prepared-days/schema.ts';
import { endsSession } from '../../../platform/api/call-error.ts';
import { deleteDay } from './current-day.ts';
import type { DayStore } from './day-store.ts';

/**
 * Deletes the day if the server has closed it. An ended day stays, until its time is up, as long as it has
 * unsent answers: they were typed while the server ended it.
 * @param now the day as the server has it now
 * @returns whether the day was deleted
 */
export async function deleteClosedDay(store: Pick<DayStore, 'waiting'>, now: PreparedDay): Promise<boolean> {
  const state = preparedDayState(now, Date.now());
  if (state === 'open') return false;
  const isKept = state === 'ended' && Date.parse(now.until) > Date.now() && store.waiting().length > 0;
  if (!isKept) await deleteDay();
  return !isKept;
}

/**
 * Deletes the day if a request failed because the user has lost the day's organisation. If this organisation
 * is open, the end of the session deletes it anyway.
 */
export async function deleteLostDay(error: unknown): Promise<void> {
  if (endsSession(error) && !error.code.startsWith('session.')) await deleteDay();
}
