export interface NextVisit {
  /** The day on which the child is due; null if no visit asked for a follow-up. */
  dueOn: string | null;
  /** The day that was agreed with the family; null if there is none. */
  bookedFor: string | null;
  seenOn: string | null;
}

/**
 * State of a child's next visit. `booked`: the family has agreed to a day that has not passed. `seenSince`:
 * the child has been seen since the due day, and no other day was set. `overdue`: the due day and any booked
 * day have passed without a visit.
 */
export type NextVisitState = 'booked' | 'later' | 'today' | 'seenSince' | 'overdue';

export const isBooked = (bookedFor: string | null, today: string): bookedFor is string =>
  bookedFor !== null && bookedFor >= today;

/** Whether the booked day has passed without a visit, so that somebody must call the family again. */
export const isMissed = (bookedFor: string | null, today: string): boolean =>
  bookedFor !== null && !isBooked(bookedFor, today);

/** The day that a booking begins with: the booked day or else the due day, if it lies ahead; null if not. */
export function suggestedDay(
  { dueOn, bookedFor }: Pick<NextVisit, 'dueOn' | 'bookedFor'>,
  today: string,
): string | null {
  if (isBooked(bookedFor, today)) return bookedFor;
  return dueOn !== null && dueOn > today ? dueOn : null;
}

/** The state of a child's next visit; null if the child is neither due nor booked. */
export function nextVisitState(
  { dueOn, bookedFor, seenOn }: NextVisit,
  today: string,
): NextVisitState | null {
  if (isBooked(bookedFor, today)) return 'booked';
  if (dueOn === null) return null;
  if (dueOn > today) return 'later';
  if (seenOn !== null && seenOn >= dueOn) return 'seenSince';
  return dueOn === today ? 'today' : 'overdue';
}
