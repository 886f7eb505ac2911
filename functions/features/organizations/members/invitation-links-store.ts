import * as z from 'zod';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { tokenKey } from '../keys.ts';

/** Where the token of a link leads. */
export const InvitationLink = z.object({ organization: z.string(), member: z.string(), isUsed: z.boolean() });

/** The invitation of a link. */
export interface FoundInvitation {
  organization: OrganizationRecord;
  member: MemberRecord;
  /** Whether it was used to join. */
  isUsed: boolean;
}

/** Finds invitations by the hash of their link token. */
export class InvitationLinks {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Undefined for a replaced, revoked or unknown link. */
  async find(token: string): Promise<FoundInvitation | undefined> {
    const hash = hashSecret(token);
    const [item] = await this.#table.get([tokenKey(hash)]);
    if (!item) return undefined;
    const link = InvitationLink.parse(item);
    const [organization, member] = await this.#table.get([
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
