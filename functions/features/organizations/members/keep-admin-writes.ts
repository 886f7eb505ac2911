import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { memberKey } from '../../../platform/storage/keys.ts';
import { readMembers } from '../../../platform/storage/read-members.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Write } from '../../../platform/storage/write.ts';

/**
 * Checks that another admin remains, for the transaction that suspends or demotes an admin.
 * @throws member.last-admin; ConflictError, by the transaction, if the other admin was demoted or suspended
 * meanwhile
 */
export async function keepAdminWrites(
  table: Table,
  organization: string,
  member: MemberRecord,
): Promise<Write[]> {
  if (member.role !== 'admin') return [];
  return adminCheckWrites(organization, otherAdmin(await readMembers(table, organization), member.id));
}

/** Checks, in a transaction, that `other` is still an active admin. @throws member.last-admin if undefined */
export function adminCheckWrites(organization: string, other: MemberRecord | undefined): Write[] {
  if (!other) throw new AppError('member.last-admin');
  return [
    {
      check: memberKey(organization, other.id),
      when: {
        text: '#role = :admin AND #status = :active',
        values: { ':admin': 'admin', ':active': 'active' },
      },
      onConditionFailed: () => new ConflictError(),
    },
  ];
}

export const otherAdmin = (members: MemberRecord[], without: string): MemberRecord | undefined =>
  members.find(({ id, role, status }) => id !== without && role === 'admin' && status === 'active');
