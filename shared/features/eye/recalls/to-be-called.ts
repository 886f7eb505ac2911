import { nowIn } from '../../../core/dates/now-in.ts';
import { daysAfter } from '../progression/days.ts';
import { isMissed } from './next-visit.ts';
import type { RecallRow, RecallState } from './recall.ts';

/** Days after a call without a booking until the family is to be called again. */
export const daysUntilNextCall = 7;

type Called = Pick<RecallRow, 'state' | 'dueOn' | 'bookedFor'> & { called: { at: string } | null };

/** The day of the last phone call in the organisation's time zone; null if nobody called. */
export const calledOn = ({ called }: Pick<Called, 'called'>, timeZone: string | undefined): string | null =>
  called && nowIn(timeZone, Date.parse(called.at)).date;

/**
 * The day from which a family that was called without a booking is to be called again: a week after the call,
 * but not before the child is due. Null in all other states, and without a due date.
 */
export function callAgainOn(recall: Called, timeZone: string | undefined): string | null {
  const { state, dueOn } = recall;
  const last = calledOn(recall, timeZone);
  if (state !== 'contacted' || dueOn === null || last === null) return null;
  const again = daysAfter(last, daysUntilNextCall);
  return again < dueOn ? dueOn : again;
}

/**
 * The state in which lists and counts show a recall. `waiting` includes families that missed a booked visit,
 * and families of children due that were called a week ago or earlier without a booking.
 */
export function listedState(recall: Called, today: string, timeZone: string | undefined): RecallState {
  const again = callAgainOn(recall, timeZone);
  const isAgain = again !== null && again <= today;
  return isAgain || isMissed(recall.bookedFor, today) ? 'waiting' : recall.state;
}
