import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import {
  type DueVisit,
  dueVisitOf,
  RecallRecord,
  type RecallRow,
} from '../../../../shared/features/eye/recalls/recall.ts';
import type { FilteredPage } from '../../../platform/storage/filtered-page.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { recallKey } from '../keys.ts';
import { readAssignedChildren } from './read-children.ts';
import { isWanted, type RecallSearch, recallRowOf } from './recall-search.ts';

/** A page of the due recalls of somebody who sees selected cases. It reads nothing of other children. */
export async function findAssignedRecalls(
  table: Table,
  organization: string,
  search: RecallSearch,
  viewer: CaseViewer,
): Promise<FilteredPage<RecallRow>> {
  const { until, limit, cursor } = search;
  const children = await readAssignedChildren(table, organization, viewer);
  const due = [...children]
    .flatMap(([id, { record, series }]) => {
      const visit = record.status === 'active' ? dueVisitOf(id, series) : null;
      return visit ? [{ visit, record }] : [];
    })
    .filter(({ visit }) => until === null || visit.dueOn <= until)
    .filter(({ visit }) => cursor === null || sortKeyOf(visit) > cursor)
    .sort((one, other) => (sortKeyOf(one.visit) < sortKeyOf(other.visit) ? -1 : 1));
  const noted = await getInBatches(
    table,
    due.map(({ visit }) => recallKey(organization, visit.caseId)),
  );
  const found = due
    .map(({ visit, record }, index) => ({
      row: recallRowOf(visit, record, RecallRecord.safeParse(noted[index]).data),
      record,
    }))
    .filter(one => isWanted(one, search));
  const rows = found.slice(0, limit).map(({ row }) => row);
  const last = rows.at(-1);
  return { rows, next: last && rows.length < found.length ? sortKeyOf(last) : null };
}

const sortKeyOf = ({ dueOn, caseId }: DueVisit) => `${dueOn}#${caseId}`;
