import { account } from '../../../shared/features/people/account/endpoints.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { call } from '../api/call.ts';
import { setSession } from './session.ts';

/** Loads the session from the server, bypassing the cache. */
export async function fetchSession(): Promise<CurrentUser> {
  const session = await call(account.getCurrentUser, {}, { handlesSessionEnd: true });
  setSession(session);
  return session;
}

/** Loads the session of a token without storing it. */
export const fetchSessionForToken = (token: string): Promise<CurrentUser> =>
  call(account.getCurrentUser, {}, { token });
