import type { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** The user pool forgets its refresh tokens first: what follows can be asked for again until it is done. */
export const signOutEverywhereHandler: AccountHandler<typeof devices.signOutEverywhere> = async (
  _,
  { sessions, userPool, requireSignedIn },
) => {
  const { sub, originJti } = requireSignedIn().token;
  await (await userPool()).signOut(sub);
  await sessions.endAll(sub, originJti);
  return {};
};
