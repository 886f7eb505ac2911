import type * as z from 'zod';
import { daysAfter } from '../../../core/dates/days.ts';
import { CaseRow } from '../../cases/cases/schema.ts';
import { nextVisitState } from './next-visit.ts';
import { daysToCallAhead } from './to-be-called.ts';

export const DueSibling = CaseRow.pick({
  id: true,
  fullName: true,
  otherName: true,
  lastSeenOn: true,
  nextDueOn: true,
  bookedFor: true,
  bookedTime: true,
}).meta({ id: 'DueSibling' });
export type DueSibling = z.output<typeof DueSibling>;

type Days = Pick<DueSibling, 'lastSeenOn' | 'nextDueOn' | 'bookedFor'>;

/** Whether a call to the family is also about this child: booked, or due within the days to call ahead. */
export function isAlsoDue({ lastSeenOn, nextDueOn, bookedFor }: Days, today: string): boolean {
  const state = nextVisitState({ dueOn: nextDueOn, bookedFor, seenOn: lastSeenOn }, today);
  if (state === 'later') return nextDueOn !== null && nextDueOn <= daysAfter(today, daysToCallAhead);
  return state !== null && state !== 'seenSince';
}
