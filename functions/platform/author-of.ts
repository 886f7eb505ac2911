import type { Author } from '../../shared/core/author.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** Returns a member as the author of a record: id, name, qualification and signature. */
export const authorOf = ({ id, fullName, qualification, signatureId }: MemberRecord): Author => ({
  id,
  fullName,
  qualification,
  signatureId,
});
