import { nowIn } from '../../../core/dates/now-in.ts';
import { daysAfter } from '../progression/days.ts';
import { isMissed } from './next-visit.ts';
import type { ListedState, RecallRow, RecallState } from './recall.ts';

/** Number of days after a phone call without a booking until the family should be called again. */
export const daysUntilNextCall = 7;

/** Number of days before a child is due from which the family is to be called. */
export const daysToCallAhead = 30;

type Called = Pick<RecallRow, 'state' | 'dueOn' | 'bookedFor'> & { called: { at: string } | null };

/** The day of the last phone call, in the organisation's time zone; null if nobody called. */
const calledOn = ({ called }: Pick<Called, 'called'>, timeZone: string | undefined): string | null =>
  called && nowIn(timeZone, Date.parse(called.at)).date;

/**
 * The day from which a family should be called again after a call without a booking: a week after the call,
 * but not before the child is due. Null in all other states, and if there is no due date.
 */
export function callAgainOn(recall: Called, timeZone: string | undefined): string | null {
  const { state, dueOn } = recall;
  const last = calledOn(recall, timeZone);
  if (state !== 'contacted' || dueOn === null || last === null) return null;
  const again = daysAfter(last, daysUntilNextCall);
  return again < dueOn ? dueOn : again;
}

/**
 * The state under which lists and counts show a recall. `waiting` includes families that missed a booked
 * visit, and families of due children that were called at least a week ago without a booking. It leaves out
 * children who are due later than in a month.
 */
export function listedState(
  recall: Called,
  today: string,
  timeZone: string | undefined,
): RecallState | ListedState {
  const again = callAgainOn(recall, timeZone);
  const isAgain = again !== null && again <= today;
  if (isAgain || isMissed(recall.bookedFor, today)) return 'waiting';
  const { state, dueOn } = recall;
  const isLater = dueOn !== null && dueOn > daysAfter(today, daysToCallAhead);
  return state === 'waiting' && isLater ? 'later' : state;
}
