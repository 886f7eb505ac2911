import { AppError } from '../../shared/errors.ts';
import type { MemberRecord } from '../../shared/members/record.ts';
import { memberKey } from '../storage/keys.ts';
import { readMembers } from '../storage/read-members.ts';
import type { Table } from '../storage/table.ts';
import type { Write } from '../storage/write.ts';

/**
 * What makes sure that an organisation keeps an admin when this one is shut out or is one no more: another
 * one is looked at in the same transaction. @throws member.last-admin
 */
export async function toKeepAdmin(
  table: Table,
  organization: string,
  { id: without, role: former }: MemberRecord,
): Promise<Write[]> {
  if (former !== 'admin') return [];
  const other = otherAdmin(await readMembers(table, organization), without);
  if (!other) throw new AppError('member.last-admin');
  return [
    {
      check: memberKey(organization, other.id),
      when: {
        text: '#role = :admin AND #status = :active',
        values: { ':admin': 'admin', ':active': 'active' },
      },
      refused: () => new AppError('server.busy'),
    },
  ];
}

/** An admin at work who is not that member. */
export const otherAdmin = (members: MemberRecord[], without: string): MemberRecord | undefined =>
  members.find(({ id, role, status }) => id !== without && role === 'admin' && status === 'active');
