import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Ends this session, even while its tokens are still valid. */
export const logout: AccountHandler<typeof account.logout> = async (_, { sessions, requireSignedIn }) => {
  const { token } = requireSignedIn();
  await sessions.end(token.sub, token.originJti);
  return {};
};
