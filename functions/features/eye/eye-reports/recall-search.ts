import { isAssigned } from '../../../../shared/core/can-see-case.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type DueVisit,
  type RecallRecord,
  type RecallRow,
  type RecallState,
  recallContacts,
} from '../../../../shared/features/eye/recalls/recall.ts';

export interface RecallSearch {
  /** Due on or before this day; null for all. */
  until: string | null;
  state: RecallState | null;
  assignedTo: string | null;
  limit: number;
  cursor: string | null;
}

/** A recall row with its case. */
export interface RecallWithCase {
  row: RecallRow;
  record: Case;
}

/** Whether the filters let it through, apart from the day. */
export function isWanted(
  { row, record }: RecallWithCase,
  { state, assignedTo }: Pick<RecallSearch, 'state' | 'assignedTo'>,
): boolean {
  return (assignedTo === null || isAssigned(assignedTo, record)) && (state === null || row.state === state);
}

/** Ignores a note about an earlier visit. */
export function recallRowOf(due: DueVisit, record: Case, noted: RecallRecord | undefined): RecallRow {
  const own = noted?.reportId === due.reportId ? noted : undefined;
  const { id, fullName, otherName, birthDate } = record;
  return {
    ...due,
    state: own?.state ?? 'waiting',
    bookedFor: own?.bookedFor ?? null,
    by: own ? { id: own.by.id, fullName: own.by.fullName } : null,
    at: own?.at ?? null,
    case: { id, fullName, otherName, birthDate },
    contacts: recallContacts(record),
  };
}
