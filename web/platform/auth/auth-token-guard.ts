import { replace } from 'react-router';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import type { Guard } from './guards.ts';
import { offerPerson } from './offered-person.ts';
import { currentSession, keepSession } from './session.ts';
import { reportSessionEnd } from './session-end.ts';
import { expiryOf, keepTabToken } from './tab-token.ts';

/** Where an address carries a token. */
export const authTokenName = 'auth_token';

/** Signs this tab in with the token of its address, once the server has said whose it is. */
export const authToken: Guard =
  () =>
  async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const token = searchParams.get(authTokenName);
    if (token === null) return;
    await take(token);
    searchParams.delete(authTokenName);
    throw replace(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  };

async function take(token: string): Promise<void> {
  try {
    const person = await personOf(token);
    const here = await currentSession().catch(() => undefined);
    if (here && here.id !== person.id) offerPerson({ token, person });
    else if (here?.organization?.id !== person.organization?.id || !here) adopt(token, person);
  } catch (error) {
    if (!(error instanceof CallError) || error.passing) throw error;
    reportSessionEnd(error.code === 'session.missing' ? 'sign-in.failed' : error.code);
  }
}

function adopt(token: string, person: CurrentUser): void {
  queryClient.clear();
  keepTabToken(token);
  keepSession(person);
}

async function personOf(token: string): Promise<CurrentUser> {
  const expiry = expiryOf(token);
  if (expiry === undefined) throw new CallError('sign-in.failed', 401);
  if (expiry <= Date.now()) throw new CallError('session.expired', 401);
  const { askWhoseTokenItIs } = await import('./ask-for-session.ts');
  return askWhoseTokenItIs(token);
}
