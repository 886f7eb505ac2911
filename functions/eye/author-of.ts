import type { Author } from '../../shared/eye/schema.ts';
import type { MemberRecord } from '../../shared/members/record.ts';

/** Whoever writes, as they are called today. */
export function authorOf({ id, fullName, qualification, signatureId }: MemberRecord): Author {
  return { id, fullName, qualification, signatureId };
}
