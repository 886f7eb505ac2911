import { bookingDetail } from '../../../../shared/core/dates/booking-detail.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

export type LastVisit = Pick<Case, 'lastSeenOn' | 'nextDueOn' | 'bookedFor' | 'bookedTime'>;

type LastVisitAct = `case.${'seen' | 'visit-withdrawn' | 'due-changed' | 'booking-changed'}`;

/** The journal event to record when the days stored on a case change; null if they stay the same. */
export function lastVisitAct(stored: LastVisit, last: LastVisit): LastVisitAct | null {
  if ((last.lastSeenOn ?? '') < (stored.lastSeenOn ?? '')) return 'case.visit-withdrawn';
  if (stored.lastSeenOn !== last.lastSeenOn) return 'case.seen';
  if (stored.nextDueOn !== last.nextDueOn) return 'case.due-changed';
  const isSameTime = (stored.bookedTime ?? null) === (last.bookedTime ?? null);
  return stored.bookedFor === last.bookedFor && isSameTime ? null : 'case.booking-changed';
}

/** Event details: the day of a visit, or how the booked day changed. */
export function lastVisitDetail(act: LastVisitAct, stored: LastVisit, last: LastVisit) {
  if (act === 'case.booking-changed') return bookingDetail(stored.bookedFor, last.bookedFor);
  return act === 'case.seen' && last.lastSeenOn !== null ? { seenOn: last.lastSeenOn } : {};
}

type SortedDays = Pick<Case, 'id' | 'lastSeenOn' | 'nextDueOn'>;

/** Replaces a missing date in sort keys; sorts after every date. */
const noDate = '~';
/** All characters of an id, in the order in which keys are sorted. */
const idCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Sort key by next due date, earliest first. Cases without a due date come last, newest first. */
export function dueKeyOf({ id, nextDueOn }: SortedDays): string {
  return nextDueOn ?? `${noDate}${turned(id)}`;
}

/** Sort key by last visit. Children who were never seen come first. */
export const seenKeyOf = ({ lastSeenOn }: SortedDays): string => lastSeenOn ?? '';

/** Replaces each character by the one opposite in `idCharacters`, so that ids sort in reverse order. */
function turned(id: string): string {
  return [...id].map(character => idCharacters.at(-1 - idCharacters.indexOf(character)) ?? noDate).join('');
}
