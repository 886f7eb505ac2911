import { memberships } from '../../../../shared/features/organizations/memberships/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { changeMemberHandler } from './change-member.ts';
import { listAdminsHandler } from './list-admins.ts';
import { listMembersHandler } from './list-members.ts';
import { suspendMemberHandler } from './suspend-member.ts';
import { unsuspendMemberHandler } from './unsuspend-member.ts';

export const endpoints = memberships;

export const handlers: AccountHandlers<typeof memberships> = {
  listMembers: listMembersHandler,
  listAdmins: listAdminsHandler,
  changeMember: changeMemberHandler,
  suspendMember: suspendMemberHandler,
  unsuspendMember: unsuspendMemberHandler,
};
