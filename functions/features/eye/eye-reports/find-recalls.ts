import { type CaseViewer, canSeeCase, isAssigned } from '../../../../shared/core/can-see-case.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  DueVisit,
  RecallRecord,
  type RecallRow,
  type RecallState,
  recallContacts,
} from '../../../../shared/features/eye/recalls/recall.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { recallKey, recallList } from '../keys.ts';

export interface RecallSearch {
  /** Due on or before this day; null for all. */
  until: string | null;
  state: RecallState | null;
  assignedTo: string | null;
  limit: number;
  cursor: string | null;
}

export type FoundRecalls = FilteredPage<RecallRow>;

/** Most rows that one request reads, whatever the filters exclude. */
const maxRowsRead = 200;
/** Rows whose cases and notes fit into one batch read. */
const readBatchSize = 50;

/**
 * A page of due recalls, longest overdue first. Leaves out archived cases, and cases that
 * the viewer may not see.
 */
export async function findRecalls(
  table: Table,
  organization: string,
  search: RecallSearch,
  viewer: CaseViewer,
): Promise<FoundRecalls> {
  const { until, state, assignedTo, limit, cursor } = search;
  const isNarrowed = viewer.scope !== 'organization' || assignedTo !== null || state !== null;
  const passes = ({ row, record }: RecallWithCase) =>
    canSeeCase(viewer, record) &&
    (assignedTo === null || isAssigned(assignedTo, record)) &&
    (state === null || row.state === state);
  return fetchFilteredPage<RecallRow>(table, {
    ...{ range: recallList(organization), cursor, limit, maxItemsRead: maxRowsRead },
    batchSize: () => (isNarrowed ? readBatchSize : Math.min(limit, readBatchSize)),
    join: async items => {
      const known = await joinCases(table, organization, items);
      return known.map(found => (found && passes(found) ? found.row : undefined));
    },
    ...(until && { between: ['0', `${until}#~`] }),
  });
}

/** A recall row with its case. */
interface RecallWithCase {
  row: RecallRow;
  record: Case;
}

/** Joins the active cases. */
async function joinCases(
  table: Table,
  organization: string,
  items: Item[],
): Promise<(RecallWithCase | undefined)[]> {
  const lines = items.map(({ row }) => DueVisit.parse(row));
  const found = await table.get(
    lines.flatMap(({ caseId }) => [caseKey(organization, caseId), recallKey(organization, caseId)]),
  );
  return lines.map((due, index) => {
    const record = Case.safeParse(found[2 * index]).data;
    if (record?.status !== 'active') return undefined;
    const noted = RecallRecord.safeParse(found[2 * index + 1]).data;
    return { row: recallRowOf(due, record, noted), record };
  });
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
