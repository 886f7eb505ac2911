import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { changeMemberHandler } from './change-member.ts';
import { listAdminsHandler } from './list-admins.ts';
import { listMembersHandler } from './list-members.ts';
import { suspendMemberHandler } from './suspend-member.ts';
import { unsuspendMemberHandler } from './unsuspend-member.ts';

export const endpoints = members;

export const handlers: AccountHandlers<Omit<typeof members, 'listColleagues'>> = {
  listMembers: listMembersHandler,
  listAdmins: listAdminsHandler,
  changeMember: changeMemberHandler,
  suspendMember: suspendMemberHandler,
  unsuspendMember: unsuspendMemberHandler,
};
