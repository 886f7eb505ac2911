import { listedChildOf } from '../../../../shared/features/cases/cases/listed-child.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type {
  ScreeningIndexRow,
  ScreeningRow,
  ScreeningStatus,
} from '../../../../shared/features/screening/screenings/schema.ts';
import type { DocumentSearch } from '../../../platform/documents/find-documents.ts';

export interface ScreeningSearch extends DocumentSearch {
  band: ScreeningIndexRow['band'] | null;
  status: ScreeningStatus[];
  isReviewed: boolean | null;
  withResults: boolean;
}

/** Whether a row passes the filters. The filter `author` is compared with the tester. */
export function matchesFilters(row: ScreeningIndexRow, search: ScreeningSearch): boolean {
  const { band, author, status, isReviewed, withResults } = search;
  if (withResults && row.status === 'draft') return false;
  if (band !== null && row.band !== band) return false;
  if (author !== null && row.tester.id !== author) return false;
  if (status.length > 0 && !status.includes(row.status)) return false;
  return isReviewed === null || (row.reviewedAt !== null) === isReviewed;
}

/** The age and sex of the child decide how the result is judged. */
export interface FoundScreening extends Pick<ScreeningRow, 'id' | 'date'> {
  row: ScreeningRow;
  child: Case;
}

export function foundScreening(row: ScreeningIndexRow, child: Case): FoundScreening {
  const named = { ...row, case: listedChildOf(child), tests: null, judged: null };
  return { id: row.id, date: row.date, row: named, child };
}
