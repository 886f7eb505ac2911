import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { recordedFactors } from '../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isPremyopiaCandidate } from '../../../../shared/features/eye/premyopia/candidate.ts';
import { listedFrom, premyopiaOf } from '../../../../shared/features/eye/premyopia/premyopia.ts';
import type { PremyopiaRow } from '../../../../shared/features/eye/premyopia/schema.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import { RecallVisit } from '../../../../shared/features/eye/recalls/recall.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { type Child, readAssignedChildren, readChildren } from '../eye-reports/read-children.ts';
import { eyeReportKey, premyopiaList } from '../keys.ts';

interface PremyopiaSearch {
  limit: number;
  cursor: string | null;
  /** Today in the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
}

/** Maximum children read per request, including those left out. */
const maxRead = 200;
/** Number of children whose cases, series and reports fit into one batch read. */
const readBatchSize = 50;

/**
 * A page of children with premyopia, last seen first, without archived cases. The index contains children
 * whose refraction fits. Age and risk factors are read from cases and reports, so they are current.
 */
export async function findPremyopia(
  table: Table,
  organization: string,
  { limit, cursor, today }: PremyopiaSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<PremyopiaRow>> {
  if (viewer.scope !== 'organization')
    return findAssigned(table, organization, { limit, cursor, today }, viewer);
  return fetchFilteredPage<PremyopiaRow>(table, {
    range: premyopiaList(organization),
    // Skips children who were last seen before this day: their refraction is too old.
    between: [listedFrom(today), '9999'],
    ...{ cursor, limit, maxItemsRead: maxRead, newestFirst: true },
    batchSize: (_, missing) => Math.min(readBatchSize, Math.max(limit, 2 * missing)),
    join: async items => {
      const ids = items.map(({ row }) => RecallVisit.parse(row).caseId);
      const children = await readChildren(table, organization, ids);
      return rowsOf(
        table,
        organization,
        ids.map(id => {
          const child = children.get(id);
          return child && canSeeCase(viewer, child.record) ? child : undefined;
        }),
        today,
      );
    },
  });
}

/**
 * A page of children with premyopia for a viewer limited to selected cases. Reads no data of other children.
 */
async function findAssigned(
  table: Table,
  organization: string,
  { limit, cursor, today }: PremyopiaSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<PremyopiaRow>> {
  const children = await readAssignedChildren(table, organization, viewer);
  const listed = [...children.values()]
    .filter(({ series }) => isPremyopiaCandidate(series.visits))
    .map(child => ({ child, place: `${seenOnOf(child)}#${child.record.id}` }))
    .filter(({ place }) => place >= listedFrom(today) && (cursor === null || place < cursor))
    .sort((one, other) => (one.place < other.place ? 1 : -1));
  const read = listed.slice(0, maxRead);
  const rows = await rowsOf(
    table,
    organization,
    read.map(({ child }) => child),
    today,
  );
  const found = read.flatMap(({ place }, at) => {
    const row = rows[at];
    return row ? [{ row, place }] : [];
  });
  const page = found.slice(0, limit);
  const isWhole = page.length === found.length && read.length === listed.length;
  const last = page.length < found.length ? page.at(-1) : read.at(-1);
  return {
    rows: page.map(({ row }) => row),
    next: isWhole ? null : (last?.place ?? null),
    read: read.length,
  };
}

const lastVisit = ({ series }: Child) => finishedVisits(series.visits).at(-1);
const seenOnOf = (child: Child) => lastVisit(child)?.date ?? '';

/** The list rows of the children, in the same order; undefined for a child who is not on the list. */
async function rowsOf(
  table: Table,
  organization: string,
  children: readonly (Child | undefined)[],
  today: string,
): Promise<(PremyopiaRow | undefined)[]> {
  const active = children.map(child => {
    const last = child?.record.status === 'active' ? lastVisit(child) : undefined;
    return child && last && { child, last };
  });
  const known = active.filter(one => one !== undefined);
  const reports = await getInBatches(
    table,
    known.map(({ last }) => eyeReportKey(organization, last.id)),
  );
  const reportOf = new Map(known.map((one, at) => [one, EyeReport.safeParse(reports[at]).data]));
  return active.map(one => {
    const report = one && reportOf.get(one);
    return one && report ? rowOf(one.child, one.last.date, report, today) : undefined;
  });
}

function rowOf(
  { record, series }: Child,
  seenOn: string,
  report: EyeReport,
  today: string,
): PremyopiaRow | undefined {
  const { id, fullName, otherName, birthDate } = record;
  const { riskFactors, questionnaire } = report;
  const eyes = premyopiaOf(series.visits, birthDate, recordedFactors(report), today);
  if (!eyes) return undefined;
  return {
    case: { id, fullName, otherName, birthDate },
    reportId: report.id,
    seenOn,
    eyes,
    riskFactors,
    parents: questionnaire?.parents ?? null,
    outdoors: questionnaire?.outdoors ?? null,
    ...(questionnaire?.answeredOn && { answeredOn: questionnaire.answeredOn }),
  };
}
