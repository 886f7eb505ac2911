import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { RecallRecord, type RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { nextRecallOf, recallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { bookedPlace, recallKey } from '../keys.ts';
import { readAssignedChildren } from './read-children.ts';
import { dayOf, isWanted, type RecallSearch, recallRowOf } from './recall-search.ts';

/** A page of recalls (children due for a visit). Reads only cases assigned to the viewer. */
export async function findAssignedRecalls(
  table: Table,
  organization: string,
  search: RecallSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<RecallRow>> {
  const { list, until, bookedOn, limit, cursor } = search;
  const children = await readAssignedChildren(table, organization, viewer);
  const isAfterCursor = (place: string) => cursor === null || place > cursor;
  const listed = [...children].flatMap(([id, { record, series }]) => {
    if (record.status !== 'active') return [];
    if (bookedOn !== null) return [{ recall: nextRecallOf(id, series), record, place: '' }];
    const recall = recallOf(id, series);
    if (!recall) return [];
    const found = { recall, record, place: `${dayOf(recall)}#${id}` };
    const isListed = recall.list === list && (until === null || dayOf(recall) <= until);
    return isListed && isAfterCursor(found.place) ? [found] : [];
  });
  const noted = await getInBatches(
    table,
    listed.map(({ record }) => recallKey(organization, record.id)),
  );
  const found = listed
    .map(({ recall, record, place }, index) => {
      const row = recallRowOf(recall, record, RecallRecord.safeParse(noted[index]).data);
      const { bookedFor, bookedTime } = row;
      const booked = bookedOn !== null && bookedFor !== null;
      return { row, record, place: booked ? bookedPlace(bookedFor, bookedTime, record.id) : place };
    })
    .filter(recall => isWanted(recall, search) && isAfterCursor(recall.place))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    next: last && page.length < found.length ? last.place : null,
    read: listed.length,
  };
}
