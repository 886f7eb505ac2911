import { daysAfter } from '../../../core/dates/days.ts';
import { nowIn } from '../../../core/dates/now-in.ts';
import { isMissed } from './next-visit.ts';
import type { ListedState, RecallRow, RecallState } from './recall.ts';

/** Number of days after a phone call without a booking until the family should be called again, as a rule. */
export const daysUntilNextCall = 7;

/** Number of days before a child is due from which the family is to be called. */
export const daysToCallAhead = 30;

type Called = Pick<RecallRow, 'state' | 'dueOn' | 'bookedFor'> & {
  called: { at: string; againOn?: string | undefined } | null;
};

/** The day of the last phone call, in the organisation's time zone; null if nobody called. */
const calledOn = ({ called }: Pick<Called, 'called'>, timeZone: string | undefined): string | null =>
  called && nowIn(timeZone, Date.parse(called.at)).date;

/**
 * The day from which a family should be called again after a call on `day` if nobody chose another day: a
 * week later, but not before the child is due; null without a due date.
 */
export function usualNextCall(dueOn: string | null, day: string): string | null {
  if (dueOn === null) return null;
  const again = daysAfter(day, daysUntilNextCall);
  return again < dueOn ? dueOn : again;
}

/**
 * The day from which a family should be called again after a call without a booking: the day chosen at the
 * call, otherwise the usual one. Null in all other states.
 */
export function callAgainOn(recall: Called, timeZone: string | undefined): string | null {
  const { state, dueOn, called } = recall;
  const last = calledOn(recall, timeZone);
  if (state !== 'contacted' || last === null) return null;
  return called?.againOn ?? usualNextCall(dueOn, last);
}

/**
 * The state under which lists and counts show a recall. `waiting` includes families that missed a booked
 * visit, and families that were called without a booking and are to be called again by today. It leaves out
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
