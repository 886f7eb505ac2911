import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { SessionRecord } from '../../shared/features/people/account/record.ts';
import type { Token } from '../platform/http/parse-token-claims.ts';

/** The signed-in caller with organisation and membership; a superadmin has neither. */
export interface SignedInCaller {
  token: Token;
  session: SessionRecord;
  organization: OrganizationRecord | undefined;
  member: MemberRecord | undefined;
}
