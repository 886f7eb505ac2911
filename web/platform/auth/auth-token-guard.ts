import { replace } from 'react-router';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import { offerAccountSwitch } from './account-switch.ts';
import type { Guard } from './guard.ts';
import { loadSession } from './load-session.ts';
import { setSession } from './session.ts';
import { reportSessionEnd } from './session-end.ts';
import { expiryOf, setTabToken } from './tab-token.ts';

export const authTokenParam = 'auth_token';

/** Signs this tab in with the token in the URL, after the server has confirmed whose token it is. */
export const authToken: Guard =
  () =>
  async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const token = searchParams.get(authTokenParam);
    if (token === null) return;
    await signInWithToken(token);
    searchParams.delete(authTokenParam);
    throw replace(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  };

async function signInWithToken(token: string): Promise<void> {
  try {
    const person = await fetchPerson(token);
    const here = await loadSession().catch(() => undefined);
    if (here && here.id !== person.id) offerAccountSwitch({ token, person });
    else if (here?.organization?.id !== person.organization?.id || !here) applySession(token, person);
  } catch (error) {
    if (!(error instanceof CallError) || error.isTransient) throw error;
    reportSessionEnd(error.code === 'session.missing' ? 'sign-in.failed' : error.code);
  }
}

function applySession(token: string, person: CurrentUser): void {
  queryClient.clear();
  setTabToken(token);
  setSession(person);
}

async function fetchPerson(token: string): Promise<CurrentUser> {
  const expiry = expiryOf(token);
  if (expiry === undefined) throw new CallError('sign-in.failed', 401);
  if (expiry <= Date.now()) throw new CallError('session.expired', 401);
  const { fetchSessionForToken } = await import('./fetch-session.ts');
  return fetchSessionForToken(token);
}
