import { Case } from '../../shared/cases/schema.ts';
import { contactsOf, Due, RecallRecord, type RecallRow, type RecallState } from '../../shared/eye/recall.ts';
import { cursorAfter } from '../storage/cursor.ts';
import { caseKey } from '../storage/keys.ts';
import { recallKey, recallList } from '../storage/recall-keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';

export interface RecallSearch {
  /** Due on this day or before it; everybody where it is null. */
  until: string | null;
  state: RecallState | null;
  assignedTo: string | null;
  limit: number;
  cursor: string | null;
}

export interface FoundRecalls {
  rows: RecallRow[];
  next: string | null;
}

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
  const { until, limit } = search;
  const range = recallList(organization);
  const isNarrowed = viewer !== undefined || search.assignedTo !== null || search.state !== null;
  const people = [viewer, search.assignedTo].filter(id => typeof id === 'string');
  const rows: RecallRow[] = [];
  let next = search.cursor;
  let read = 0;
  do {
    const page: { items: Item[]; next: string | null } = await table.query(range, {
      limit: isNarrowed ? readAtOnce : Math.min(limit, readAtOnce),
      cursor: next,
      ...(until && { between: ['0', `${until}#~`] }),
    });
    read += page.items.length;
    next = page.next;
    const joined = await withCases(table, organization, page.items);
    for (const [index, found] of joined.entries()) {
      if (!found || !people.every(id => found.assigned.includes(id))) continue;
      if (search.state !== null && found.row.state !== search.state) continue;
      rows.push(found.row);
      const item = page.items[index];
      if (rows.length === limit && item)
        return { rows, next: item === page.items.at(-1) ? page.next : cursorAfter(item, range) };
    }
  } while (next !== null && read < rowsReadAtMost);
  return { rows, next };
}

/** Those of the lines whose cases are followed, with whom each is assigned to. */
async function withCases(table: Table, organization: string, items: Item[]) {
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
