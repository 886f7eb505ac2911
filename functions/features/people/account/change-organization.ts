import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { openSession } from './open-session.ts';

export const changeOrganization: AccountHandler<typeof account.changeOrganization> = (
  { organizationSlug },
  context,
) => openSession(context, { accessToken: context.bearer ?? '', refreshToken: undefined }, organizationSlug);
