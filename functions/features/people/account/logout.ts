import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Ends the caller's session at once, although its tokens have not expired yet. */
export const logout: AccountHandler<typeof account.logout> = async (_, { sessions, requireSignedIn }) => {
  const { token } = requireSignedIn();
  await sessions.end(token.sub, token.originJti);
  return {};
};
