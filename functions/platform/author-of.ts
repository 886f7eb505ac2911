import type { Author } from '../../shared/core/author.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** The member's name for later texts and signatures. */
export const authorOf = ({ id, fullName, qualification, signatureId }: MemberRecord): Author => ({
  id,
  fullName,
  qualification,
  signatureId,
});
