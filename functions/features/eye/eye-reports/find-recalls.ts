import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  contactsOf,
  Due,
  RecallRecord,
  type RecallRow,
  type RecallState,
} from '../../../../shared/features/eye/recalls/recall.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { type FoundLines, pageOfLines } from '../../../platform/storage/page-of-lines.ts';
import { recallKey, recallList } from '../../../platform/storage/recall-keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';

export interface RecallSearch {
  /** Due on this day or before it; everybody where it is null. */
  until: string | null;
  state: RecallState | null;
  assignedTo: string | null;
  limit: number;
  cursor: string | null;
}

export type FoundRecalls = FoundLines<RecallRow>;

/** Rows that one request reads at the most, however many its filters drop. */
const rowsReadAtMost = 200;
/** Rows whose cases and notes one batch can read. */
const readAtOnce = 50;

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
  const passes = ({ row, assigned }: Known) =>
    people.every(id => assigned.includes(id)) && (state === null || row.state === state);
  return pageOfLines<RecallRow>(table, {
    ...{ range: recallList(organization), cursor, limit, readAtMost: rowsReadAtMost },
    chunk: () => (isNarrowed ? readAtOnce : Math.min(limit, readAtOnce)),
    join: async items => {
      const known = await withCases(table, organization, items);
      return known.map(found => (found && passes(found) ? found.row : undefined));
    },
    ...(until && { between: ['0', `${until}#~`] }),
  });
}

/** Who is due, and whom they are assigned to. */
interface Known {
  row: RecallRow;
  assigned: string[];
}

/** Those of the lines whose cases are followed, with whom each is assigned to. */
async function withCases(table: Table, organization: string, items: Item[]): Promise<(Known | undefined)[]> {
  const lines = items.map(({ row }) => Due.parse(row));
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
export function recallRowOf(due: Due, record: Case, noted: RecallRecord | undefined): RecallRow {
  const own = noted?.reportId === due.reportId ? noted : undefined;
  const { id, fullName, otherName, birthDate } = record;
  return {
    ...due,
    state: own?.state ?? 'waiting',
    bookedFor: own?.bookedFor ?? null,
    by: own ? { id: own.by.id, fullName: own.by.fullName } : null,
    at: own?.at ?? null,
    case: { id, fullName, otherName, birthDate },
    contacts: contactsOf(record),
  };
}
