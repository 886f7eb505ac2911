import { AppError } from '../../../../shared/core/errors.ts';
import { MemberRecord, shownIdOf } from '../../../../shared/features/organizations/members/record.ts';
import { memberKey } from '../../../platform/storage/keys.ts';
import { readMembers } from '../../../platform/storage/read-members.ts';
import type { Table } from '../../../platform/storage/table.ts';

/** A member by what the organisation knows them by. @throws record.missing */
export async function findMember(table: Table, organization: string, shownId: string): Promise<MemberRecord> {
  const [item] = await table.get([memberKey(organization, shownId)]);
  const known = item ? [MemberRecord.parse(item)] : await readMembers(table, organization);
  const found = known.find(member => shownIdOf(member) === shownId);
  if (!found) throw new AppError('record.missing');
  return found;
}
