import type { Table } from '../storage/table.ts';

export interface AuthTables {
  ownTable: Table;
  forOrganization: (organization: string) => Table;
  /** Whether an organisation's role has already been assumed. Absent if the Lambda assumes no role. */
  isAssumed?: (organization: string) => boolean;
}
