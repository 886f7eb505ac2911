import { skipToken, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import { setChineseScript } from '../i18n/translations.ts';
import { deleteCookie, slugInCookie, writeCookie } from './cookies.ts';
import { forgetOnDevice, type SessionEnd } from './device-data.ts';
import { expiryOf, tabToken } from './tab-token.ts';
import { hasTokens, isRemembered } from './token-store.ts';

const sessionKey = ['session'];
const rememberedDays = 7;

/** The tab's own token with which the session was loaded; undefined if the session is that of all tabs. */
let sessionToken: string | undefined;

export const cachedSession = (): CurrentUser | undefined => queryClient.getQueryData<CurrentUser>(sessionKey);

/** Returns the session; only for components behind the `auth` guard. */
export function useSession(): CurrentUser {
  const session = useOptionalSession();
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

export function useOptionalSession(): CurrentUser | undefined {
  return useQuery<CurrentUser>({ queryKey: sessionKey, queryFn: skipToken }).data;
}

/** Clears the query cache if it was filled under another token than this tab's. */
export function clearOtherSession(): void {
  if (sessionToken !== tabToken()) queryClient.clear();
}

/**
 * Caches the session of this tab, and sets its cookies unless the tab has its own token. Deletes data of
 * other users from the device.
 */
export function setSession(session: CurrentUser): void {
  const days = isRemembered() ? rememberedDays : undefined;
  const { organization, organizationUser, finishedRegistration, locale } = session;
  queryClient.setQueryDefaults(sessionKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(sessionKey, session);
  sessionToken = tabToken();
  void forgetOnDevice('replaced', session.id);
  const script = session.script ?? organization?.script;
  if (script) setChineseScript(script);
  if (sessionToken) return;
  writeCookie('user', { finishedRegistration, locale }, days);
  if (organization && organizationUser) {
    writeCookie('organization', { slug: organization.organizationSlug }, days);
    writeCookie('organizationUser', { id: organizationUser.id, role: organizationUser.role }, days);
  } else {
    deleteCookie('organization');
    deleteCookie('organizationUser');
  }
}

export function clearSession(end: SessionEnd = 'ended'): void {
  void forgetOnDevice(end);
  queryClient.clear();
}

/** Slug of the open organisation: from the session, or from the cookie before it is loaded. */
export function currentOrganizationSlug(): string | undefined {
  const session = cachedSession();
  if (session || tabToken()) return session?.organization?.organizationSlug;
  return slugInCookie();
}

/** Token that API requests send: this tab's own token, otherwise the one of this browser. */
export async function bearerToken(): Promise<string | undefined> {
  const own = tabToken();
  if (own) return assertUnexpired(own);
  if (!hasTokens()) return undefined;
  const { accessToken } = await import('./access-token.ts');
  return accessToken(cachedSession()?.id).catch(() => {
    throw new CallError('network.failed', 0);
  });
}

function assertUnexpired(token: string): string {
  if ((expiryOf(token) ?? 0) <= Date.now()) throw new CallError('session.expired', 401);
  return token;
}
