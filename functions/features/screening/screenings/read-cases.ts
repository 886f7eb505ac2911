import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { assignmentList } from '../../cases/keys.ts';

/** Cases that the viewer sees, by their id, or by that of one that was merged into them. */
export async function readCases(
  table: Table,
  organization: string,
  ids: readonly string[],
  viewer: CaseViewer,
): Promise<Map<string, Case>> {
  const wanted = [...new Set(ids)];
  const read = async (of: string[]) =>
    (
      await getInBatches(
        table,
        of.map(id => caseKey(organization, id)),
      )
    ).map(item => Case.safeParse(item).data);
  const found = await read(wanted);
  const survivorIds = [...new Set(found.flatMap(record => record?.mergedInto ?? []))];
  const survivors = new Map(
    (await read(survivorIds)).flatMap(record => (record ? [[record.id, record]] : [])),
  );
  return new Map(
    wanted.flatMap((id, at): [string, Case][] => {
      const record = found[at]?.mergedInto ? survivors.get(found[at].mergedInto) : found[at];
      return record && !record.mergedInto && canSeeCase(viewer, record) ? [[id, record]] : [];
    }),
  );
}

/** The ids of the cases that are assigned to a member. */
export async function readAssignedIds(table: Table, organization: string, member: string): Promise<string[]> {
  const { prefix, pk } = assignmentList.all(organization, member);
  const items = await table.queryAll({ pk, prefix });
  return items.map(({ sk }) => sk.slice(prefix.length));
}
