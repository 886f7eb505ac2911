import { type CaseViewer, canSeeCase } from '../../../shared/core/can-see-case.ts';
import { Case } from '../../../shared/features/cases/cases/schema.ts';
import { getCaseItems } from './get-case-items.ts';
import type { Table } from './table.ts';

/**
 * Reads the cases that the viewer may see. For a merged case, returns the surviving case under the given id.
 */
export async function readCases(
  table: Table,
  organization: string,
  ids: readonly string[],
  viewer: CaseViewer,
): Promise<Map<string, Case>> {
  const uniqueIds = [...new Set(ids)];
  const items = await getCaseItems(table, organization, uniqueIds);
  return new Map(
    uniqueIds.flatMap((id, at): [string, Case][] => {
      const record = Case.safeParse(items[at]).data;
      return record && canSeeCase(viewer, record) ? [[id, record]] : [];
    }),
  );
}
