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
  /** Due on this day or before it; everybody where it is null. */
  until: string | null;
  state: RecallState | null;
  assignedTo: string | null;
  limit: number;
  cursor: string | null;
}

export type FoundRecalls = FilteredPage<RecallRow>;

/** Rows that one request reads at the most, however many its filters drop. */
const maxRowsRead = 200;
/** Rows whose cases and notes one batch can read. */
const readBatchSize = 50;

/**
 * A page of children who are due, the longest overdue first. Archived cases are left out, and those that
 * the viewer is not assigned to, where they see no others.
 */
export async function findRecalls(
  table: Table,
  organization: string,
  search: RecallSearch,
  viewer: string | undefined,
): Promise<FoundRecalls> {
  const { until, state, assignedTo, limit, cursor } = search;
  const isNarrowed = viewer !== undefined || assignedTo !== null || state !== null;
  const people = [viewer, assignedTo].filter(id => typeof id === 'string');
  const passes = ({ row, assigned }: RecallWithAssignees) =>
    people.every(id => assigned.includes(id)) && (state === null || row.state === state);
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

/** Who is due, and whom they are assigned to. */
interface RecallWithAssignees {
  row: RecallRow;
  assigned: string[];
}

/** Those of the lines whose cases are followed, with whom each is assigned to. */
async function joinCases(
  table: Table,
  organization: string,
  items: Item[],
): Promise<(RecallWithAssignees | undefined)[]> {
  const lines = items.map(({ row }) => DueVisit.parse(row));
  const found = await table.get(
    lines.flatMap(({ caseId }) => [caseKey(organization, caseId), recallKey(organization, caseId)]),
  );
  return lines.map((due, index) => {
    const record = Case.safeParse(found[2 * index]).data;
    if (record?.status !== 'active') return undefined;
    const noted = RecallRecord.safeParse(found[2 * index + 1]).data;
    return { row: recallRowOf(due, record, noted), assigned: record.assigned.map(({ id }) => id) };
  });
}

/** What was noted of an earlier visit says nothing about this one. */
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
