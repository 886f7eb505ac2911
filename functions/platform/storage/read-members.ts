import { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { membersOf } from './keys.ts';
import type { Table } from './table.ts';
import type { Item } from './write.ts';

/** All members of an organisation, of any status. */
export async function readMembers(table: Table, organization: string): Promise<MemberRecord[]> {
  return (await table.queryAll(membersOf(organization))).map(item => MemberRecord.parse(item));
}

/** Whether a membership is there, and its owner is not being removed. */
export const isMember = (item: Item | undefined): boolean =>
  item !== undefined && MemberRecord.parse(item).leaving === undefined;
