import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

export const listColleagues: Handler<typeof members.listColleagues> = async (_, { members, pictureOf }) => {
  const active = (await members.list()).filter(({ status }) => status === 'active');
  const rows = active.map(async member => {
    const { id, fullName, role } = member;
    return { id, fullName, role, status: 'active' as const, profilePicture: await pictureOf(member) };
  });
  return singlePage((await Promise.all(rows)).sort((a, b) => a.fullName.localeCompare(b.fullName)));
};
