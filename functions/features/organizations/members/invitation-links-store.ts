import * as z from 'zod';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { tokenKey } from '../keys.ts';

export const InvitationLink = z.object({ organization: z.string(), member: z.string(), isUsed: z.boolean() });

export interface FoundInvitation {
  organization: OrganizationRecord;
  member: MemberRecord;
  /** Whether the person has already joined with this invitation. */
  isUsed: boolean;
}

export class InvitationLinks extends TableStore {
  /**
   * The invitation of a link's token; undefined for a link that was replaced or revoked, or is unknown. A used
   * link is replaced when the person is invited again.
   */
  async find(token: string): Promise<FoundInvitation | undefined> {
    const hash = hashSecret(token);
    const [item] = await this.table.get([tokenKey(hash)]);
    if (!item) return undefined;
    const link = InvitationLink.parse(item);
    const [organization, member] = await this.table.get([
      organizationKey(link.organization),
      memberKey(link.organization, link.member),
    ]);
    if (!organization || !member) return undefined;
    const found = {
      organization: OrganizationRecord.parse(organization),
      member: MemberRecord.parse(member),
      isUsed: link.isUsed,
    };
    const isLive = found.member.invitation?.tokenHash === hash;
    return isLive || (found.isUsed && found.member.invitation === null) ? found : undefined;
  }
}
