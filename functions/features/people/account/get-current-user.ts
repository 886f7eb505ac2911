import { presentMember } from '../../../../shared/features/organizations/members/record.ts';
import { presentOrganization } from '../../../../shared/features/organizations/organizations/record.ts';
import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { presentUser } from './open-session.ts';

export const getCurrentUser: AccountHandler<typeof account.getCurrentUser> = async (
  _,
  { people, modulesOf, requireSignedIn, logoOf, pictureOf },
) => {
  const { token, session, organization, member } = requireSignedIn();
  const [person, modules] = await Promise.all([
    people.get(token.sub),
    organization ? modulesOf(organization).list(token.sub) : [],
  ]);
  return {
    ...(await presentUser(token, { person, member }, pictureOf)),
    sessionExpiresAt: session.sessionExpiresAt,
    modules,
    organization: organization ? presentOrganization(organization, await logoOf(organization)) : null,
    organizationUser: member ? presentMember(member) : null,
  };
};
