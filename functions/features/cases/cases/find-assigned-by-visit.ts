import { AssignedCaseRow, type CaseIndexRow } from '../../../../shared/features/cases/cases/schema.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { assignmentList } from '../keys.ts';
import { dueKeyOf, seenKeyOf } from './visit-days.ts';

interface AssignedSearch {
  sort: 'due' | 'seen';
  limit: number;
  cursor: string | null;
}

/**
 * A page of a member's assignments, sorted by next due or last visit. Reads all of that member's few
 * assignments and no other case.
 */
export async function findAssignedByVisit(
  table: Table,
  organization: string,
  member: string,
  { sort, limit, cursor }: AssignedSearch,
  fits: (line: CaseIndexRow) => boolean,
): Promise<FilteredPage<Item>> {
  const isBefore = (one: string, other: string) => (sort === 'due' ? one < other : one > other);
  const assigned = await table.queryAll(assignmentList.all(organization, member));
  const matching = assigned
    .map(item => ({ item, line: AssignedCaseRow.parse(item.row) }))
    .filter(({ line }) => fits(line))
    .map(({ item, line }) => ({
      item,
      place: `${sort === 'due' ? dueKeyOf(line) : seenKeyOf(line)}#${line.id}`,
    }))
    .filter(({ place }) => cursor === null || isBefore(cursor, place))
    .sort((one, other) => (isBefore(one.place, other.place) ? -1 : 1));
  const page = matching.slice(0, limit);
  return {
    rows: page.map(({ item }) => item),
    next: page.length < matching.length ? (page.at(-1)?.place ?? null) : null,
    read: assigned.length,
  };
}
