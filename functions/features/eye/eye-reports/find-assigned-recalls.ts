import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { RecallRecord, type RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { recallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { recallKey } from '../keys.ts';
import { readAssignedChildren } from './read-children.ts';
import { dayOf, isWanted, type RecallSearch, recallRowOf } from './recall-search.ts';

/** A page of recalls (children due for a visit). Reads only cases assigned to the viewer. */
export async function findAssignedRecalls(
  table: Table,
  organization: string,
  search: RecallSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<RecallRow>> {
  const { list, until, limit, cursor } = search;
  const children = await readAssignedChildren(table, organization, viewer);
  const listed = [...children]
    .flatMap(([id, { record, series }]) => {
      const recall = record.status === 'active' ? recallOf(id, series) : null;
      return recall?.list === list ? [{ recall, record, place: `${dayOf(recall)}#${id}` }] : [];
    })
    .filter(({ recall }) => until === null || dayOf(recall) <= until)
    .filter(({ place }) => cursor === null || place > cursor)
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  const noted = await getInBatches(
    table,
    listed.map(({ record }) => recallKey(organization, record.id)),
  );
  const found = listed
    .map(({ recall, record, place }, index) => ({
      row: recallRowOf(recall, record, RecallRecord.safeParse(noted[index]).data),
      record,
      place,
    }))
    .filter(recall => isWanted(recall, search));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    next: last && page.length < found.length ? last.place : null,
    read: listed.length,
  };
}
