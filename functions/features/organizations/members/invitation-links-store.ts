import * as z from 'zod';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { tokenKey } from '../keys.ts';

/** The organisation and member that a link's token belongs to. */
export const InvitationLink = z.object({ organization: z.string(), member: z.string(), isUsed: z.boolean() });

/** The invitation that a link belongs to. */
export interface FoundInvitation {
  organization: OrganizationRecord;
  member: MemberRecord;
  /** Whether the person has already joined with this invitation. */
  isUsed: boolean;
}

/** Finds invitations by the hash of their link token. */
export class InvitationLinks extends TableStore {
  /** The invitation that a token belongs to; undefined for a replaced, revoked or unknown link. */
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
    return isLive || found.isUsed ? found : undefined;
  }
}
