import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { labOrderOf } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import {
  EyeReport,
  EyeReportIndexRow,
  type EyeReportRow,
  type LabOrderState,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isFastAt } from '../../../../shared/features/eye/progression/fast-progression.ts';
import { parseReference } from '../../../../shared/features/eye/progression/reference.ts';
import {
  changeSinceLast,
  EyeSeries,
  emptySeries,
} from '../../../../shared/features/eye/progression/series.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { eyeReportKey, eyeSeriesKey } from '../../../platform/storage/loaded-record-keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { eyeReportList, eyeReportsOf, referenceKey } from '../keys.ts';
import { indexRowOf } from './eye-items.ts';

export interface EyeReportSearch {
  /** A reference number; names are resolved to cases first. */
  text: string;
  /** Only reports of these cases; null for all. */
  caseIds: string[] | null;
  status: EyeReport['status'] | null;
  /** The examiner. */
  author: string | null;
  method: EyeReportIndexRow['method'];
  order: LabOrderState | null;
  from: string | null;
  to: string | null;
  sort: 'newest' | 'oldest';
  /** Today in the organisation's time zone, for late orders. */
  today: string;
  /** Threshold of fast progression, in D per year towards minus. */
  fastProgression: number;
  limit: number;
  cursor: string | null;
}

export type FoundEyeReports = FilteredPage<EyeReportRow>;

/** Most rows that one request reads, whatever the filters exclude. */
const maxRowsRead = 400;
/** Most reports per case in a search by name. */
const maxReportsPerCase = 100;
/** Reports whose cases and series fit into one batch read. */
const readBatchSize = 50;

/**
 * A page of reports by visit date. Names, visibility and changes are read from the
 * cases, so that they are current.
 */
export async function findEyeReports(
  table: Table,
  organization: string,
  search: EyeReportSearch,
  viewer: CaseViewer,
): Promise<FoundEyeReports> {
  const reference = parseReference(search.text);
  const passes = (line: EyeReportIndexRow) => matchesFilters(line, search);
  const join = (lines: EyeReportIndexRow[]) => joinCases(table, organization, lines, search, viewer);
  const joinAll = async (lines: EyeReportIndexRow[]) => ({
    rows: (await join(lines.filter(passes))).filter(row => row !== undefined),
    next: null,
  });
  if (reference) {
    const [guard] = await table.get([referenceKey(organization, reference.year, reference.number)]);
    if (!guard) return { rows: [], next: null };
    const [item] = await table.get([eyeReportKey(organization, String(guard.id))]);
    const report = EyeReport.safeParse(item).data;
    return joinAll(report && report.deletedAt === null ? [indexRowOf(report)] : []);
  }
  if (search.caseIds) return joinAll(await indexRowsOf(table, organization, search.caseIds, search.sort));
  const { author, from, to, limit, cursor, sort } = search;
  return fetchFilteredPage(table, {
    range: author === null ? eyeReportList.all(organization) : eyeReportList.by(organization, author),
    ...{ cursor, limit, maxItemsRead: maxRowsRead, newestFirst: sort === 'newest' },
    batchSize: (_, missing) => Math.min(readBatchSize, Math.max(limit, 2 * missing)),
    filter: ({ row }) => passes(EyeReportIndexRow.parse(row)),
    join: items => join(items.map(({ row }) => EyeReportIndexRow.parse(row))),
    ...((from || to) && { between: [from ?? '0', `${to ?? '9'}#~`] }),
  });
}

function matchesFilters(line: EyeReportIndexRow, search: EyeReportSearch): boolean {
  const { status, date, method, author } = line;
  if (search.status !== null && status !== search.status) return false;
  if (search.method !== null && method !== search.method) return false;
  if (search.author !== null && author.id !== search.author) return false;
  if (search.order !== null && labOrderOf(line, search.today) !== search.order) return false;
  return (search.from === null || date >= search.from) && (search.to === null || date <= search.to);
}

/** Reports of some cases in the requested order. */
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

const sortKeyOf = ({ date, id }: EyeReportIndexRow) => `${date}#${id}`;

/** The list rows; undefined if the viewer may not see the case. */
async function joinCases(
  table: Table,
  organization: string,
  lines: EyeReportIndexRow[],
  { today, fastProgression }: EyeReportSearch,
  viewer: CaseViewer,
): Promise<(EyeReportRow | undefined)[]> {
  const ids = [...new Set(lines.map(({ caseId }) => caseId))];
  if (ids.length === 0) return [];
  const items = await table.get(
    ids.flatMap(id => [caseKey(organization, id), eyeSeriesKey(organization, id)]),
  );
  const known = new Map(
    ids.map((id, at) => [
      id,
      { record: Case.safeParse(items[2 * at]).data, series: seriesIn(items[2 * at + 1]) },
    ]),
  );
  return lines.map(line => {
    const { record, series } = known.get(line.caseId) ?? {};
    if (!record || !series) return undefined;
    if (!canSeeCase(viewer, record)) return undefined;
    const { id, fullName, otherName, birthDate } = record;
    return {
      ...line,
      case: { id, fullName, otherName, birthDate },
      change: changeSinceLast(series, line.id),
      isFast: isFastAt(series, line.id, { threshold: fastProgression, birthDate }),
      order: labOrderOf(line, today),
    };
  });
}

const seriesIn = (item: Item | undefined): EyeSeries => (item ? EyeSeries.parse(item) : emptySeries);
