import type { Author } from '../../../../shared/core/author.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { authorOf } from '../../../platform/author-of.ts';

/**
 * Who tests: the one that was chosen, an active member, or who is there already, even if they have left.
 * @throws record.missing
 */
export async function testerOf(
  wanted: string | null,
  present: Author,
  { members }: { members: { get: (id: string) => Promise<MemberRecord | undefined> } },
): Promise<Author> {
  if (wanted === null || wanted === present.id) return present;
  const member = await members.get(wanted);
  if (member?.status !== 'active') throw new AppError('record.missing');
  return authorOf(member);
}
