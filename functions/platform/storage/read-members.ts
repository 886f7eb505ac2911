import { AppError } from '../../../shared/core/errors.ts';
import { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import { memberKey, membersOf } from './keys.ts';
import type { Table } from './table.ts';
import type { Item } from './write.ts';

export async function readMembers(table: Table, organization: string): Promise<MemberRecord[]> {
  return (await table.queryAll(membersOf(organization))).map(item => MemberRecord.parse(item));
}

/** @param id Cognito sub of the person. @throws record.missing */
export async function readMember(table: Table, organization: string, id: string): Promise<MemberRecord> {
  const [item] = await table.get([memberKey(organization, id)]);
  if (!item) throw new AppError('record.missing');
  return MemberRecord.parse(item);
}

/** Whether the membership exists. False while the person is being removed. */
export const isMember = (item: Item | undefined): boolean =>
  item !== undefined && MemberRecord.parse(item).leaving === undefined;
