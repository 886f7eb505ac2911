import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';

/** Where the person works; also what the sign-in form offers once the password is proved. */
export const listMyOrganizationsHandler: AccountHandler<typeof account.listMyOrganizations> = async (
  _,
  { people, requireToken },
) => singlePage(await people.listOrganizations(requireToken().sub));
