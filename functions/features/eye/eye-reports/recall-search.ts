import { isAssigned } from '../../../../shared/core/can-see-case.ts';
import { listedChildOf } from '../../../../shared/features/cases/cases/listed-child.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';
import { currentNote, lastCallOf } from '../../../../shared/features/eye/recalls/note-recall.ts';
import {
  type ListedState,
  type RecallList,
  type RecallRecord,
  type RecallRow,
  recallContacts,
} from '../../../../shared/features/eye/recalls/recall.ts';
import type { NextRecall, Recall } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { listedState } from '../../../../shared/features/eye/recalls/to-be-called.ts';

export interface RecallSearch {
  list: RecallList;
  /**
   * Last day to include; null for all days. It limits the due date in the list `due`, and the last visit in
   * other lists.
   */
  until: string | null;
  state: ListedState | null;
  assignedTo: string | null;
  /** Only children with a visit booked on this day; null for no such filter. Replaces list, day and state. */
  bookedOn: string | null;
  /** Last day of the booked visits if they are those of several days, of which `bookedOn` is the first. */
  bookedUntil: string | null;
  /** Today in the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
  timeZone: string;
  limit: number;
  cursor: string | null;
}

export interface RecallWithCase {
  row: RecallRow;
  record: Case;
}

/**
 * Whether a recall (a child due for a visit) passes all filters except the day. The list without due dates
 * leaves out children with a booking.
 */
export function isWanted(
  { row, record }: RecallWithCase,
  search: Omit<RecallSearch, 'until' | 'limit' | 'cursor'>,
): boolean {
  const { list, state, assignedTo, bookedOn, bookedUntil, today, timeZone } = search;
  if (assignedTo !== null && !isAssigned(assignedTo, record)) return false;
  if (bookedOn !== null)
    return row.bookedFor !== null && row.bookedFor >= bookedOn && row.bookedFor <= (bookedUntil ?? bookedOn);
  if (row.list !== list) return false;
  if (state !== null) return state === listedState(row, today, timeZone);
  return list !== 'unscheduled' || !isBooked(row.bookedFor, today);
}

/**
 * The list row of a recall (a child due for a visit), with its visit, latest note, and contacts of the case.
 */
export function recallRowOf(
  recall: NextRecall,
  record: Case,
  noted: RecallRecord | null | undefined,
): RecallRow {
  const current = currentNote(recall, noted);
  return {
    ...recall.visit,
    list: recall.list,
    state: current?.state ?? 'waiting',
    bookedFor: current?.bookedFor ?? null,
    bookedTime: current?.bookedTime ?? null,
    by: current ? { id: current.by.id, fullName: current.by.fullName } : null,
    at: current?.at ?? null,
    called: lastCallOf(current),
    revision: current?.revision ?? 0,
    case: listedChildOf(record),
    contacts: recallContacts(record),
  };
}

/**
 * The date by which a list of recalls is sorted: the due date in the list `due`, otherwise the last visit.
 */
export const dayOf = ({ list, visit: { dueOn, seenOn } }: Recall): string =>
  list === 'due' ? (dueOn ?? seenOn) : seenOn;
