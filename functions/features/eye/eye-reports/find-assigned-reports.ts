import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { EyeReport, type EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isLensToCheck } from '../../../../shared/features/eye/progression/lens-to-check.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { eyeReportKey } from '../keys.ts';
import { indexRowOf } from './eye-items.ts';
import { type EyeReportSearch, eyeReportRowOf, matchesFilters, sortKeyOf } from './eye-report-search.ts';
import { readAssignedChildren } from './read-children.ts';

/** Maximum reports read per request, and (`readBatchSize`) in one batch. */
const maxReportsRead = 400;
const readBatchSize = 100;

/**
 * A page of reports for a viewer limited to selected cases. Reads no data of other children, because page
 * size, cursor and response time would reveal how many reports they have.
 */
export async function findAssignedReports(
  table: Table,
  organization: string,
  search: EyeReportSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<EyeReportRow>> {
  const { from, to, status, sort, cursor, limit } = search;
  const isAfter = (one: string, other: string) => (sort === 'newest' ? one < other : one > other);
  const children = await readAssignedChildren(table, organization, viewer);
  const matching = [...children.values()]
    .flatMap(child => child.series.visits.map(visit => ({ child, visit, place: sortKeyOf(visit) })))
    .filter(({ visit }) => search.check === null || isLensToCheck(visit))
    .filter(({ visit: { date } }) => (from === null || date >= from) && (to === null || date <= to))
    .filter(({ visit, place }) => (status === null || visit.status === status) && isNext(place))
    .sort((one, other) => (isAfter(one.place, other.place) ? 1 : -1));
  const rows: EyeReportRow[] = [];
  const read = matching.slice(0, maxReportsRead);
  for (let start = 0; start < read.length; start += readBatchSize) {
    const part = read.slice(start, start + readBatchSize);
    const items = await table.get(part.map(({ visit }) => eyeReportKey(organization, visit.id)));
    for (const [index, { child, place }] of part.entries()) {
      const report = EyeReport.safeParse(items[index]).data;
      if (!report || report.deletedAt !== null || !matchesFilters(indexRowOf(report), search)) continue;
      rows.push(eyeReportRowOf(indexRowOf(report), child, search));
      if (rows.length === limit)
        return { rows, next: place === matching.at(-1)?.place ? null : place, read: start + index + 1 };
    }
  }
  const next = read.length < matching.length ? (read.at(-1)?.place ?? null) : null;
  return { rows, next, read: read.length };

  function isNext(place: string): boolean {
    return cursor === null || isAfter(place, cursor);
  }
}
