import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

/** Lists the organisations from which a person chooses after the password was checked. */
export const listMyOrganizations: AccountHandler<typeof account.listMyOrganizations> = async (
  _,
  { people, requireToken },
) => singlePage(await people.listOrganizations(requireToken().sub));
