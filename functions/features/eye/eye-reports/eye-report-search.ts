import { listedChildOf } from '../../../../shared/features/cases/cases/listed-child.schema.ts';
import { labOrderOf } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import type {
  EyeReport,
  EyeReportIndexRow,
  EyeReportRow,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { LabOrderState } from '../../../../shared/features/eye/eye-reports/states.ts';
import { isLensToCheck } from '../../../../shared/features/eye/progression/lens-to-check.ts';
import { rowChange } from '../../../../shared/features/eye/progression/row-change.ts';
import type { Child } from './read-children.ts';

export interface EyeReportSearch {
  /** Reference number to search for. For a search by name, `caseIds` is set instead. */
  text: string;
  /** Only reports of these cases; null for all. */
  caseIds: string[] | null;
  status: EyeReport['status'] | null;
  author: string | null;
  method: EyeReportIndexRow['method'];
  order: LabOrderState | null;
  /** `lensPower` finds only contact lenses recorded with a power that may be meant for glasses. */
  check: 'lensPower' | null;
  isSent: boolean | null;
  from: string | null;
  to: string | null;
  sort: 'newest' | 'oldest';
  withMeasurements: boolean;
  /** Today in the organisation's time zone; orders due before this day are late. */
  today: string;
  /** Limit from which progression counts as fast, in D per year towards minus. */
  fastProgression: number;
  limit: number;
  cursor: string | null;
}

export function matchesFilters(line: EyeReportIndexRow, search: EyeReportSearch): boolean {
  const { status, date, method, author } = line;
  if (search.status !== null && status !== search.status) return false;
  if (search.method !== null && method !== search.method) return false;
  if (search.author !== null && author.id !== search.author) return false;
  if (search.isSent !== null && (line.sentAt !== null) !== search.isSent) return false;
  if (search.order !== null && labOrderOf(line, search.today) !== search.order) return false;
  return (search.from === null || date >= search.from) && (search.to === null || date <= search.to);
}

/** Applies the filters that need all visits of the child; an index row contains only one visit. */
export function matchesSeries(
  { id }: EyeReportIndexRow,
  { series }: Child,
  search: EyeReportSearch,
): boolean {
  if (search.check === null) return true;
  const visit = series.visits.find(candidate => candidate.id === id);
  return visit !== undefined && isLensToCheck(visit);
}

export const sortKeyOf = ({ date, id }: Pick<EyeReportIndexRow, 'date' | 'id'>) => `${date}#${id}`;

export function eyeReportRowOf(
  line: EyeReportIndexRow,
  { record, series }: Child,
  { today, fastProgression }: Pick<EyeReportSearch, 'today' | 'fastProgression'>,
): EyeReportRow {
  return {
    ...line,
    case: listedChildOf(record),
    ...rowChange(series, line.id, { threshold: fastProgression, birthDate: record.birthDate }),
    order: labOrderOf(line, today),
    measurements: null,
  };
}
