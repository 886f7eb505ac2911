import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { measurementsOf } from '../../../../shared/features/eye/eye-reports/measurements-of.ts';
import {
  EyeReport,
  EyeReportIndexRow,
  type EyeReportRow,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import { parseReference } from '../../../../shared/features/eye/progression/reference.ts';
import { betweenDays } from '../../../platform/documents/find-documents.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { eyeReportKey, eyeReportList, eyeReportsOf, referenceKey } from '../keys.ts';
import { indexRowOf } from './eye-items.ts';
import {
  type EyeReportSearch,
  eyeReportRowOf,
  matchesFilters,
  matchesSeries,
  sortKeyOf,
} from './eye-report-search.ts';
import { findAssignedReports } from './find-assigned-reports.ts';
import { readChildren } from './read-children.ts';

export type FoundEyeReports = FilteredPage<EyeReportRow>;

/** Maximum rows read per request, including rows that the filters exclude. */
const maxRowsRead = 400;
const maxReportsPerCase = 100;
/** Number of reports whose cases and series fit into one batch read. */
const readBatchSize = 50;

/**
 * A page of reports, sorted by visit date. Names and access are read from the cases, so they are current. For
 * a viewer limited to selected cases, only those are queried.
 */
export async function findEyeReports(
  table: Table,
  organization: string,
  search: EyeReportSearch,
  viewer: CaseViewer,
): Promise<FoundEyeReports> {
  const found = await find(table, organization, search, viewer);
  return search.withMeasurements
    ? { ...found, rows: await addMeasurements(table, organization, found.rows) }
    : found;
}

async function find(
  table: Table,
  organization: string,
  search: EyeReportSearch,
  viewer: CaseViewer,
): Promise<FoundEyeReports> {
  const reference = parseReference(search.text);
  const passes = (line: EyeReportIndexRow) => matchesFilters(line, search);
  const join = (lines: EyeReportIndexRow[]) => joinCases(table, organization, lines, search, viewer);
  /**
   * Returns the number of visible rows as the number of rows read. The real number would reveal that a hidden
   * report matches.
   */
  const joinAll = async (lines: EyeReportIndexRow[]) => {
    const rows = (await join(lines.filter(passes))).filter(row => row !== undefined);
    return { rows, next: null, read: rows.length };
  };
  if (reference) {
    const [guard] = await table.get([referenceKey(organization, reference.year, reference.number)]);
    if (!guard) return { rows: [], next: null, read: 0 };
    const [item] = await table.get([eyeReportKey(organization, String(guard.id))]);
    const report = EyeReport.safeParse(item).data;
    return joinAll(report && report.deletedAt === null ? [indexRowOf(report)] : []);
  }
  if (search.caseIds) return joinAll(await indexRowsOf(table, organization, search.caseIds, search.sort));
  if (viewer.scope !== 'organization') return findAssignedReports(table, organization, search, viewer);
  const { author, limit, cursor, sort } = search;
  return fetchFilteredPage(table, {
    range: author === null ? eyeReportList.all(organization) : eyeReportList.by(organization, author),
    ...{ cursor, limit, maxItemsRead: maxRowsRead, newestFirst: sort === 'newest' },
    batchSize: (_, missing) => Math.min(readBatchSize, Math.max(limit, 2 * missing)),
    filter: ({ row }) => passes(EyeReportIndexRow.parse(row)),
    join: items => join(items.map(({ row }) => EyeReportIndexRow.parse(row))),
    ...betweenDays(search),
  });
}

/** Index rows of the reports of some cases, in the requested order. */
async function indexRowsOf(
  table: Table,
  organization: string,
  caseIds: string[],
  sort: EyeReportSearch['sort'],
): Promise<EyeReportIndexRow[]> {
  const later = sort === 'newest' ? 1 : -1;
  const pages = await Promise.all(
    caseIds.map(id =>
      table.query(eyeReportsOf(organization, id), { limit: maxReportsPerCase, newestFirst: true }),
    ),
  );
  return pages
    .flatMap(({ items }) => items.map(item => EyeReport.parse(item)))
    .filter(({ deletedAt }) => deletedAt === null)
    .map(indexRowOf)
    .sort((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? later : -later));
}

/** Returns the list row of each report; undefined if its case is hidden from the viewer. */
async function joinCases(
  table: Table,
  organization: string,
  lines: EyeReportIndexRow[],
  search: EyeReportSearch,
  viewer: CaseViewer,
): Promise<(EyeReportRow | undefined)[]> {
  const children = await readChildren(table, organization, [...new Set(lines.map(({ caseId }) => caseId))]);
  return lines.map(line => {
    const child = children.get(line.caseId);
    if (!child || !canSeeCase(viewer, child.record) || !matchesSeries(line, child, search)) return undefined;
    return eyeReportRowOf(line, child, search);
  });
}

/** Adds acuity, cornea and axial length to list rows, whose index rows do not contain them. */
async function addMeasurements(
  table: Table,
  organization: string,
  rows: EyeReportRow[],
): Promise<EyeReportRow[]> {
  const items = await getInBatches(
    table,
    rows.map(({ id }) => eyeReportKey(organization, id)),
  );
  return rows.map((row, place) => {
    const report = EyeReport.safeParse(items[place]).data;
    return report ? { ...row, measurements: measurementsOf(report, row.method) } : row;
  });
}
