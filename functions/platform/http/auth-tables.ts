import type { Table } from '../storage/table.ts';

export interface AuthTables {
  ownTable: Table;
  forOrganization: (organization: string) => Table;
  /** Whether the Lambda has already assumed an organisation's IAM role; absent if it assumes none. */
  isAssumed?: (organization: string) => boolean;
}
