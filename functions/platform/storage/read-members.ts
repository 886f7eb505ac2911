import { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { membersOf } from './keys.ts';
import type { Table } from './table.ts';

/** Everybody in an organisation, whatever their status. */
export async function readMembers(table: Table, organization: string): Promise<MemberRecord[]> {
  return (await table.queryAll(membersOf(organization))).map(item => MemberRecord.parse(item));
}
