import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Line, optional, page, Slug, Version } from '../../../core/fields.ts';
import { MemberId } from '../../../core/ids.ts';
import { AdminRow, MemberList } from './member-list.schema.ts';
import { Colleague, ListPurpose, Member, MemberRole, MemberStatus, Visibility } from './schema.ts';

const about = { organization: 'organizationId' } as const;

/**
 * Endpoints about members, for all members and for admins. Those for admins are in a Lambda that may change
 * members.
 */
export const members = {
  listColleagues: endpoint({
    method: 'GET',
    path: 'members',
    summary: 'Active members of the organisation by name, for pickers, and the number of open invitations',
    needs: 'colleague:read',
    joint: true,
    input: z.strictObject({ for: ListPurpose }),
    output: page(Colleague).extend({
      /** Number of invited people who have not joined yet; nothing can be assigned to them before. */
      invited: z.int().min(0),
    }),
  }),
  listMembers: endpoint({
    method: 'GET',
    path: 'organizations/{organizationId}/members',
    summary: 'All members of an organisation for their admins, with their module access',
    lambda: 'account',
    needs: 'member:list',
    records: about,
    joint: true,
    input: z.strictObject({ organizationId: Slug, for: ListPurpose }),
    output: MemberList,
  }),
  listAdmins: endpoint({
    method: 'POST',
    path: 'admins/search',
    summary: 'Admins of all organisations, by name',
    lambda: 'account',
    needs: 'admin:list',
    effect: 'read',
    joint: true,
    input: z.strictObject({
      text: Line.default(''),
      status: MemberStatus.nullable().default(null),
      cursor: optional(Cursor),
    }),
    output: page(AdminRow),
  }),
  changeMember: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}/members/{memberId}',
    summary: 'Changes a member’s role, and which cases they see',
    lambda: 'account',
    needs: 'member:change',
    records: about,
    errors: ['member.self', 'member.last-admin'],
    input: z.strictObject({
      organizationId: Slug,
      memberId: MemberId,
      version: Version,
      role: MemberRole,
      visibility: Visibility,
    }),
    output: Member,
  }),
  suspendMember: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/members/{memberId}/suspend',
    summary:
      'Suspends a member from the next request on and releases their seat; repeating it changes nothing',
    lambda: 'account',
    needs: 'member:suspend',
    records: about,
    errors: ['member.self', 'member.last-admin', 'member.leaving', 'seats.taken'],
    input: z.strictObject({ organizationId: Slug, memberId: MemberId }),
    output: Member,
  }),
  unsuspendMember: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/members/{memberId}/unsuspend',
    summary: 'Reactivates a suspended member, who takes a seat; repeating it changes nothing',
    lambda: 'account',
    needs: 'member:suspend',
    records: about,
    errors: ['member.self', 'member.last-admin', 'member.leaving', 'seats.taken'],
    input: z.strictObject({ organizationId: Slug, memberId: MemberId }),
    output: Member,
  }),
};
