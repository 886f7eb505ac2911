import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

export const listColleaguesHandler: Handler<typeof members.listColleagues> = async (_, { members }) => {
  const everybody = await members.list();
  const active = everybody.flatMap(({ id, fullName, status }) =>
    status === 'active' ? [{ id, fullName, status }] : [],
  );
  return singlePage(active.sort((a, b) => a.fullName.localeCompare(b.fullName)));
};
