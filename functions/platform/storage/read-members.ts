import { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { membersOf } from './keys.ts';
import type { Table } from './table.ts';

/** All members of an organisation, of any status. */
export async function readMembers(table: Table, organization: string): Promise<MemberRecord[]> {
  return (await table.queryAll(membersOf(organization))).map(item => MemberRecord.parse(item));
}
