import type { Author } from '../../shared/core/author.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** A member as the author of a record, with the name for texts and the signature. */
export const authorOf = ({ id, fullName, qualification, signatureId }: MemberRecord): Author => ({
  id,
  fullName,
  qualification,
  signatureId,
});
