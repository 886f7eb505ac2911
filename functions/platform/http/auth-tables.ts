import type { Table } from '../storage/table.ts';

export interface AuthTables {
  /** The table under the Lambda's own role. */
  ownTable: Table;
  /** The table under the role of the call. */
  forOrganization: (organization: string) => Table;
}
