import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { CaseFilters } from '../../../../shared/features/cases/cases/schema.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { findCases } from './find-cases.ts';

/** Most cases in a search by name. */
const maxCasesPerSearch = 20;

/** The children that a text names, as far as the viewer sees them, those changed last first. */
export async function findByName(
  { table, organization }: { table: Table; organization: string },
  text: string,
  { viewer, today }: { viewer: CaseViewer; today: string },
) {
  const search = { ...CaseFilters.parse({}), text, today, sort: 'updated', cursor: null } as const;
  const { rows } = await findCases(table, organization, viewer, { ...search, limit: maxCasesPerSearch });
  return rows;
}
