import type { Author } from '../../../core/author.ts';
import { isBooked } from './next-visit.ts';
import type { Call, NotedState, RecallRecord, RecallState } from './recall.ts';
import type { NextRecall } from './recall-of.ts';

export interface RecallChange {
  /** Null for a child who has not been seen yet. */
  reportId: string | null;
  state: RecallState;
  bookedFor: string | null;
  /** Undefined keeps the time of a booking on the same day. */
  bookedTime?: string | null | undefined;
  /** The child's last visit, if it was on the booked day or later. */
  afterVisit?: string | undefined;
  /** What the family said on the phone, if the change records a phone call. */
  callNote?: string | undefined;
  /** The day from which to call again, if the change records a phone call and somebody chose the day. */
  againOn?: string | undefined;
  by: Author;
  at: string;
  /**
   * Time of the note that the caller has seen; null if there was none. If undefined, any current note is
   * accepted.
   */
  notedAt: string | null | undefined;
  /** In the organisation's time zone. */
  today: string;
}

/**
 * The last phone call to the family. Early versions of the product stored the phone call in the state of the
 * note.
 */
export function lastCallOf(noted: RecallRecord | null): Call | null {
  if (noted?.called) return noted.called;
  return noted?.state === 'contacted' ? callOf(noted) : null;
}

type PhoneCall = Pick<RecallChange, 'by' | 'at' | 'callNote' | 'againOn'>;

const callOf = ({ by, at, callNote, againOn }: PhoneCall): Call => ({
  by: { id: by.id, fullName: by.fullName },
  at,
  ...(callNote && { note: callNote }),
  ...(againOn && { againOn }),
});

/**
 * The note that applies to a recall now; null if the stored note belongs to an earlier visit. Only the last
 * phone call remains in the note if the child came on or after the booked day, and after the booking was made,
 * or if the decision "No recall needed" is no longer valid.
 */
export function currentNote(
  { list, visit, last }: NextRecall,
  noted: RecallRecord | null | undefined,
): RecallRecord | null {
  if (!noted || noted.reportId !== visit.reportId) return null;
  const isPast = noted.bookedFor !== null && visit.seenOn !== null && noted.bookedFor <= visit.seenOn;
  const isKept = noted.state === 'booked' && isPast && noted.afterVisit !== last;
  const isFallen = noted.state === 'notNeeded' && list !== 'notNeeded';
  return isKept || isFallen ? withoutBooking(noted) : noted;
}

/**
 * Whether a change conflicts with a note that the caller has not seen. A phone call or a booking conflicts
 * only with a booking or with "No recall needed"; any other change conflicts with every note.
 */
export function isUnseenChange(current: RecallRecord | null, { state, notedAt }: RecallChange): boolean {
  if (notedAt === undefined || notedAt === (current?.at ?? null)) return false;
  const isAddition = state === 'contacted' || state === 'booked';
  return !isAddition || current?.state === 'booked' || current?.state === 'notNeeded';
}

/** Maximum number of calls whose notes are kept for the timeline. */
const maxCalls = 20;

/** The calls with a note after a change of the stored note; `calls` is left out if there are none. */
export function keptCalls(
  stored: RecallRecord | null,
  { state, at, callNote: note }: RecallChange,
): Pick<RecallRecord, 'calls'> {
  const added = state === 'contacted' && note ? [{ at, note }] : [];
  const calls = [...(stored?.calls ?? []), ...added].slice(-maxCalls);
  return calls.length > 0 ? { calls } : {};
}

/** Applies a change to a note. A phone call does not remove a future booking. */
export function changedNote(
  caseId: string,
  current: RecallRecord | null,
  change: RecallChange,
  revision: number,
): RecallRecord {
  const { reportId, state, by, at, notedAt, today } = change;
  const isBookingToCome = current !== null && isBooked(current.bookedFor, today);
  const keepsBooking = state === 'contacted' && isBookingToCome && notedAt === undefined;
  return {
    caseId,
    reportId,
    revision,
    previous: current ? stateOf(current) : { state: 'waiting', bookedFor: null, by, at, called: null },
    called: state === 'contacted' ? callOf(change) : lastCallOf(current),
    ...(keepsBooking
      ? {
          ...bookingOf(current.bookedFor, current),
          state: current.state,
          by: current.by,
          at: current.at,
        }
      : { ...newBooking(current, change), state, by, at }),
  };
}

type Booking = Pick<NotedState, 'bookedFor' | 'bookedTime' | 'afterVisit'>;

const bookingOf = (
  bookedFor: string | null,
  { bookedTime, afterVisit }: Pick<RecallChange, 'bookedTime' | 'afterVisit'> = {},
): Booking => ({
  bookedFor,
  ...(bookedTime && { bookedTime }),
  ...(afterVisit && { afterVisit }),
});

function newBooking(current: RecallRecord | null, change: RecallChange): Booking {
  const { state, bookedFor, bookedTime, afterVisit } = change;
  if (state !== 'booked') return bookingOf(null);
  const kept = current?.bookedFor === bookedFor ? current.bookedTime : null;
  return bookingOf(bookedFor, { bookedTime: bookedTime === undefined ? kept : bookedTime, afterVisit });
}

function withoutBooking({ bookedTime: _, afterVisit: __, ...noted }: RecallRecord): RecallRecord {
  return { ...noted, state: 'waiting', bookedFor: null };
}

/** Undoes the last change of a note, with the call that it recorded. Only one change can be undone. */
export function undoneNote(
  { caseId, reportId, revision, called, calls }: RecallRecord,
  previous: NotedState,
  by: Author,
  at: string,
): RecallRecord {
  const restored = previous.state === 'waiting' ? { ...previous, by, at } : previous;
  const undone = called?.at === previous.called?.at ? undefined : called?.at;
  const left = calls && { calls: calls.filter(call => call.at !== undone) };
  return { caseId, reportId, revision: revision + 1, previous: null, ...left, ...restored };
}

const stateOf = (noted: RecallRecord): NotedState => ({
  state: noted.state,
  ...bookingOf(noted.bookedFor, noted),
  by: noted.by,
  at: noted.at,
  called: lastCallOf(noted),
});
