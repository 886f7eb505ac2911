import { account } from '../../../shared/features/people/account/endpoints.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { call } from '../api/call.ts';
import { setSession } from './session.ts';

/** Asks the server who is signed in, whatever is known here. */
export async function fetchSession(): Promise<CurrentUser> {
  const session = await call(account.getCurrentUser, {});
  setSession(session);
  return session;
}

/** Asks the server whose token this is; nothing here changes. */
export const fetchSessionForToken = (token: string): Promise<CurrentUser> =>
  call(account.getCurrentUser, {}, { token });
