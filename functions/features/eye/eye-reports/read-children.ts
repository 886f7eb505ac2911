import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { EyeSeries, emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { listIds } from '../../../platform/storage/list-ids.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { assignmentList } from '../../cases/keys.ts';
import { eyeSeriesKey } from '../keys.ts';

export interface Child {
  record: Case;
  series: EyeSeries;
}

/** Children by case id; missing cases are skipped. The keys may be ids of merged cases. */
export async function readChildren(
  table: Table,
  organization: string,
  ids: string[],
): Promise<Map<string, Child>> {
  const keys = ids.flatMap(id => [caseKey(organization, id), eyeSeriesKey(organization, id)]);
  const items = await getInBatches(table, keys);
  const children = ids.flatMap((id, at): [string, Child][] => {
    const record = Case.safeParse(items[2 * at]).data;
    const series = items[2 * at + 1];
    return record ? [[id, { record, series: series ? EyeSeries.parse(series) : emptySeries }]] : [];
  });
  const merged = children.flatMap(([id, { record }]) =>
    record.mergedInto ? [[id, record.mergedInto] as const] : [],
  );
  if (merged.length === 0) return new Map(children);
  const survivors = await readChildren(table, organization, [...new Set(merged.map(([, into]) => into))]);
  const followed = merged.flatMap(([id, into]): [string, Child][] => {
    const child = survivors.get(into);
    return child ? [[id, child]] : [];
  });
  return new Map([...children.filter(([, { record }]) => !record.mergedInto), ...followed]);
}

export async function readAssignedChildren(
  table: Table,
  organization: string,
  viewer: CaseViewer,
): Promise<Map<string, Child>> {
  const ids = await listIds(table, assignmentList.all(organization, viewer.id));
  const children = await readChildren(table, organization, ids);
  return new Map([...children].filter(([, { record }]) => canSeeCase(viewer, record)));
}
