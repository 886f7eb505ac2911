import type { Author } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';

/** The author details of a member at this time. */
export function authorOf({ id, fullName, qualification, signatureId }: MemberRecord): Author {
  return { id, fullName, qualification, signatureId };
}
