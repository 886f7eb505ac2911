import { AppError } from '../../../../shared/core/errors.ts';
import { MemberRecord, shownIdOf } from '../../../../shared/features/organizations/members/record.ts';
import { memberKey } from '../../../platform/storage/keys.ts';
import { readMembers } from '../../../platform/storage/read-members.ts';
import type { Table } from '../../../platform/storage/table.ts';

/** Reads a member by the id that the organisation sees. @throws record.missing */
export async function findMember(table: Table, organization: string, shownId: string): Promise<MemberRecord> {
  const [item] = await table.get([memberKey(organization, shownId)]);
  const known = item && MemberRecord.parse(item);
  return known && shownIdOf(known) === shownId ? known : findInvited(table, organization, shownId);
}

/** Reads an invited person by the id that the organisation sees. @throws record.missing */
export async function findInvited(
  table: Table,
  organization: string,
  shownId: string,
): Promise<MemberRecord> {
  const members = await readMembers(table, organization);
  const found = members.find(member => shownIdOf(member) === shownId);
  if (!found) throw new AppError('record.missing');
  return found;
}
