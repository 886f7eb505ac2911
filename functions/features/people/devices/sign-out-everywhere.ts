import type { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Revokes the refresh tokens in Cognito first. If a later step fails, the call can be repeated. */
export const signOutEverywhere: AccountHandler<typeof devices.signOutEverywhere> = async (
  _,
  { sessions, userPool, requireSignedIn },
) => {
  const { sub, originJti } = requireSignedIn().token;
  await (await userPool()).signOut(sub);
  await sessions.endAll(sub, originJti);
  return {};
};
