import type { Table } from '../storage/table.ts';

export interface AuthTables {
  ownTable: Table;
  forOrganization: (organization: string) => Table;
  /** Whether an organisation's role has been assumed already; absent if no role is assumed. */
  isAssumed?: (organization: string) => boolean;
}
