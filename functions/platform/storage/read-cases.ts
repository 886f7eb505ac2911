import { type CaseViewer, canSeeCase } from '../../../shared/core/can-see-case.ts';
import { Case } from '../../../shared/features/cases/cases/schema.ts';
import { getCaseItems } from './get-case-items.ts';
import type { Table } from './table.ts';

/** Cases that the viewer sees, by their id, or by that of one that was merged into them. */
export async function readCases(
  table: Table,
  organization: string,
  ids: readonly string[],
  viewer: CaseViewer,
): Promise<Map<string, Case>> {
  const wanted = [...new Set(ids)];
  const items = await getCaseItems(table, organization, wanted);
  return new Map(
    wanted.flatMap((id, at): [string, Case][] => {
      const record = Case.safeParse(items[at]).data;
      return record && canSeeCase(viewer, record) ? [[id, record]] : [];
    }),
  );
}
