import type { Author } from '../../shared/core/author.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** How a member is named from now on in what they write or sign. */
export const authorOf = ({ id, fullName, qualification, signatureId }: MemberRecord): Author => ({
  id,
  fullName,
  qualification,
  signatureId,
});
