import type { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

export const listAdmins: AccountHandler<typeof members.listAdmins> = async (
  { text, status, cursor },
  { admins },
) => {
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await admins.search({ text, status }, place);
  return cursorPage(rows, { page, perPage: rows.length, next, total: null });
};
