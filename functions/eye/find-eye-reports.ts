import { Case } from '../../shared/cases/schema.ts';
import { isFastAt } from '../../shared/eye/fast-progression.ts';
import { type LabOrderState, labOrderOf } from '../../shared/eye/lab-order.ts';
import { parseReference } from '../../shared/eye/reference.ts';
import { EyeReport, EyeReportLine, type EyeReportRow } from '../../shared/eye/schema.ts';
import { changeSinceLast, EyeSeries, emptySeries } from '../../shared/eye/series.ts';
import { cursorAfter } from '../storage/cursor.ts';
import {
  caseKey,
  eyeReportKey,
  eyeReportList,
  eyeReportsOf,
  eyeSeriesKey,
  referenceKey,
} from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';
import { lineOf } from './eye-items.ts';

export interface EyeReportSearch {
  /** A reference number; names are for the cases to find. */
  text: string;
  /** Only reports of these cases; all where it is null. */
  caseIds: string[] | null;
  status: EyeReport['status'] | null;
  /** Who examined. */
  author: string | null;
  method: EyeReportLine['method'];
  order: LabOrderState | null;
  from: string | null;
  to: string | null;
  sort: 'newest' | 'oldest';
  /** Where the organisation is; orders are late on this day. */
  today: string;
  /** D a year towards minus from which on progression is fast. */
  fastProgression: number;
  limit: number;
  cursor: string | null;
}

export interface FoundEyeReports {
  rows: EyeReportRow[];
  next: string | null;
}

/** Rows that one request reads at the most, however many its filters drop. */
const rowsReadAtMost = 400;
/** Reports of one case that a search by name looks at. */
const reportsOfCase = 100;
/** Reports whose cases and series one batch can read. */
const readAtOnce = 50;

/**
 * A page of reports by the day of the visit. Names, who may see them and changes are read with the
 * cases, so that they are those of now.
 */
export async function findEyeReports(
  table: Table,
  organization: string,
  search: EyeReportSearch,
  assignedTo: string | undefined,
): Promise<FoundEyeReports> {
  const reference = parseReference(search.text);
  const passes = (line: EyeReportLine) => passesFilters(line, search);
  const join = (lines: EyeReportLine[]) =>
    withCases(table, organization, lines.filter(passes), search, assignedTo);
  if (reference) {
    const [guard] = await table.get([referenceKey(organization, reference.year, reference.number)]);
    if (!guard) return { rows: [], next: null };
    const [item] = await table.get([eyeReportKey(organization, String(guard.id))]);
    const report = EyeReport.safeParse(item).data;
    return { rows: report && report.deletedAt === null ? await join([lineOf(report)]) : [], next: null };
  }
  if (search.caseIds)
    return { rows: await join(await linesOf(table, organization, search.caseIds, search.sort)), next: null };
  return collect(table, organization, search, join);
}

function passesFilters(line: EyeReportLine, search: EyeReportSearch): boolean {
  const { status, date, method, author } = line;
  if (search.status !== null && status !== search.status) return false;
  if (search.method !== null && method !== search.method) return false;
  if (search.author !== null && author.id !== search.author) return false;
  if (search.order !== null && labOrderOf(line, search.today) !== search.order) return false;
  return (search.from === null || date >= search.from) && (search.to === null || date <= search.to);
}

/** Reports of some cases, in the order asked for. */
async function linesOf(
  table: Table,
  organization: string,
  caseIds: string[],
  sort: EyeReportSearch['sort'],
): Promise<EyeReportLine[]> {
  const later = sort === 'newest' ? 1 : -1;
  const pages = await Promise.all(
    caseIds.map(id =>
      table.query(eyeReportsOf(organization, id), { limit: reportsOfCase, newestFirst: true }),
    ),
  );
  return pages
    .flatMap(({ items }) => items.map(item => EyeReport.parse(item)))
    .filter(({ deletedAt }) => deletedAt === null)
    .map(lineOf)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? later : -later));
}

const placeOf = ({ date, id }: EyeReportLine) => `${date}#${id}`;

/** Reads the index until the page is full, and never more than a request may read. */
async function collect(
  table: Table,
  organization: string,
  { limit, cursor, from, to, author, sort }: EyeReportSearch,
  join: (lines: EyeReportLine[]) => Promise<EyeReportRow[]>,
): Promise<FoundEyeReports> {
  const range = author === null ? eyeReportList.all(organization) : eyeReportList.by(organization, author);
  const between: [string, string] | undefined = from || to ? [from ?? '0', `${to ?? '9'}#~`] : undefined;
  const rows: EyeReportRow[] = [];
  let next = cursor;
  let read = 0;
  do {
    const page: { items: Item[]; next: string | null } = await table.query(range, {
      limit: Math.min(readAtOnce, rowsReadAtMost - read, Math.max(limit, 2 * (limit - rows.length))),
      newestFirst: sort === 'newest',
      cursor: next,
      ...(between && { between }),
    });
    read += page.items.length;
    next = page.next;
    const byId = new Map(page.items.map(item => [EyeReportLine.parse(item.row).id, item]));
    for (const row of await join(page.items.map(item => EyeReportLine.parse(item.row)))) {
      rows.push(row);
      const item = byId.get(row.id);
      if (rows.length === limit && item && item !== page.items.at(-1)) {
        return { rows, next: cursorAfter(item, range) };
      }
    }
    if (rows.length >= limit) return { rows, next };
  } while (next !== null && read < rowsReadAtMost);
  return { rows, next };
}

/** The rows of those reports whose cases the reader may see. */
async function withCases(
  table: Table,
  organization: string,
  lines: EyeReportLine[],
  { today, fastProgression }: EyeReportSearch,
  assignedTo: string | undefined,
): Promise<EyeReportRow[]> {
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
  return lines.flatMap(line => {
    const { record, series } = known.get(line.caseId) ?? {};
    if (!record || !series) return [];
    if (assignedTo && !record.assigned.some(({ id }) => id === assignedTo)) return [];
    const { id, fullName, otherName, birthDate } = record;
    return [
      {
        ...line,
        case: { id, fullName, otherName, birthDate },
        change: changeSinceLast(series, line.id),
        isFast: isFastAt(series, line.id, fastProgression),
        order: labOrderOf(line, today),
      },
    ];
  });
}

const seriesIn = (item: Item | undefined): EyeSeries => (item ? EyeSeries.parse(item) : emptySeries);
