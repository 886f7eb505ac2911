import { account } from '../../../shared/features/people/account/endpoints.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { call } from '../api/call.ts';
import { setSession } from './session.ts';

export async function fetchSession(): Promise<CurrentUser> {
  const session = await call(account.getCurrentUser, {}, { handlesSessionEnd: true });
  setSession(session);
  return session;
}

export const fetchSessionForToken = (token: string): Promise<CurrentUser> =>
  call(account.getCurrentUser, {}, { token });
