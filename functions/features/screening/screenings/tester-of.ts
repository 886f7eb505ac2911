import type { Author } from '../../../../shared/core/author.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { authorOf } from '../../../platform/author-of.ts';

/**
 * The tester to store. A chosen tester must be an active member. If none is chosen, the current one stays,
 * even if that person has left.
 * @throws record.missing
 */
export async function testerOf(
  testerId: string | null,
  present: Author,
  { members }: { members: { get: (id: string) => Promise<MemberRecord | undefined> } },
): Promise<Author> {
  if (testerId === null || testerId === present.id) return present;
  const member = await members.get(testerId);
  if (member?.status !== 'active') throw new AppError('record.missing');
  return authorOf(member);
}
