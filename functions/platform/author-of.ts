import type { Author } from '../../shared/core/author.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

export const authorOf = ({ id, fullName, qualification, signatureId }: MemberRecord): Author => ({
  id,
  fullName,
  qualification,
  signatureId,
});
