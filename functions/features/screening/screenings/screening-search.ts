import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type {
  ScreeningIndexRow,
  ScreeningRow,
  ScreeningStatus,
} from '../../../../shared/features/screening/screenings/schema.ts';

export interface ScreeningSearch {
  /** Limits the search to these cases; null for all. */
  caseIds: string[] | null;
  band: ScreeningIndexRow['band'] | null;
  tester: string | null;
  status: ScreeningStatus[];
  isReviewed: boolean | null;
  isSent: boolean | null;
  from: string | null;
  to: string | null;
  sort: 'newest' | 'oldest';
  /** Whether rows contain the recorded results. */
  withResults: boolean;
  limit: number;
  cursor: string | null;
}

export function matchesFilters(row: ScreeningIndexRow, search: ScreeningSearch): boolean {
  const { band, tester, status, isReviewed, isSent, from, to, withResults } = search;
  if (withResults && row.status === 'draft') return false;
  if (band !== null && row.band !== band) return false;
  if (tester !== null && row.tester.id !== tester) return false;
  if (status.length > 0 && !status.includes(row.status)) return false;
  if (isReviewed !== null && (row.reviewedAt !== null) !== isReviewed) return false;
  if (isSent !== null && (row.sentAt !== null) !== isSent) return false;
  return (from === null || row.date >= from) && (to === null || row.date <= to);
}

/** A row with its child, whose age and sex decide how it is judged. */
export interface FoundScreening extends Pick<ScreeningRow, 'id' | 'date'> {
  row: ScreeningRow;
  child: Case;
}

/** A row with the current data of the child. */
export function foundScreening(row: ScreeningIndexRow, child: Case): FoundScreening {
  const { id, fullName, otherName, birthDate } = child;
  const named = { ...row, case: { id, fullName, otherName, birthDate }, tests: null, judged: null };
  return { id: row.id, date: row.date, row: named, child };
}
