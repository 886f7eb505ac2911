import type { Author } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';

/** Whoever writes, as they are called today. */
export function authorOf({ id, fullName, qualification, signatureId }: MemberRecord): Author {
  return { id, fullName, qualification, signatureId };
}
