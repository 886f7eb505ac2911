import { skipToken, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { CallError } from '../api/call-error.ts';
import { queryClient } from '../api/query-client.ts';
import { writeChineseIn } from '../i18n/words.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { expiryOf, tabToken } from './tab-token.ts';
import { dropTokens, holdsTokens, isRemembered } from './token-store.ts';

const sessionKey = ['session'];
const rememberedDays = 7;

queryClient.setQueryDefaults(sessionKey, { gcTime: Number.POSITIVE_INFINITY });

/** The tab's own token that the session was learnt by; nothing for one that all tabs share. */
let learntBy: string | undefined;

/** Who is signed in as far as this page has learnt. */
export const knownSession = (): CurrentUser | undefined => queryClient.getQueryData<CurrentUser>(sessionKey);

/** Who is signed in. Only for what is drawn behind the `auth` guard. */
export function useSession(): CurrentUser {
  const session = useOptionalSession();
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

/** Who is signed in, if anybody. */
export function useOptionalSession(): CurrentUser | undefined {
  return useQuery<CurrentUser>({ queryKey: sessionKey, queryFn: skipToken }).data;
}

/** Who is signed in, asked of the server once per page load. */
export async function currentSession(): Promise<CurrentUser | undefined> {
  if (!holdsTokens()) return undefined;
  if (learntBy !== tabToken()) queryClient.clear();
  const session = knownSession();
  if (session) return session;
  const { askForSession } = await import('./ask-for-session.ts');
  return askForSession();
}

/** Makes a session the one of this tab, and leaves its cookies unless it is this tab's alone. */
export function keepSession(session: CurrentUser): void {
  const days = isRemembered() ? rememberedDays : undefined;
  const { organization, organizationUser, finishedRegistration, locale } = session;
  queryClient.setQueryData(sessionKey, session);
  learntBy = tabToken();
  const script = session.script ?? organization?.script;
  if (script) writeChineseIn(script);
  if (learntBy) return;
  writeCookie('user', { finishedRegistration, locale }, days);
  if (organization && organizationUser) {
    writeCookie('organization', { slug: organization.organizationSlug }, days);
    writeCookie('organizationUser', { id: organizationUser.id, role: organizationUser.role }, days);
  } else {
    dropCookie('organization');
    dropCookie('organizationUser');
  }
}

/** Forgets on this device who was signed in and everything they were shown. */
export function forgetSession(): void {
  const isOfTab = tabToken() !== undefined;
  dropTokens();
  queryClient.clear();
  if (isOfTab) return;
  dropCookie('user');
  dropCookie('organization');
  dropCookie('organizationUser');
}

/** Slug of the organisation this tab works in: the session's, or before it is known the last one's. */
export function organizationOfTab(): string | undefined {
  const session = knownSession();
  if (session || tabToken()) return session?.organization?.organizationSlug;
  return slugIn(readCookie('organization'));
}

function slugIn(cookie: string | undefined): string | undefined {
  try {
    return cookie && JSON.parse(cookie).slug;
  } catch {
    return undefined;
  }
}

/** The token for calls. Cognito's code is loaded only where somebody is signed in. */
export async function bearer(): Promise<string | undefined> {
  const own = tabToken();
  if (own) return unexpired(own);
  if (!holdsTokens()) return undefined;
  const { accessToken } = await import('./cognito.ts');
  return accessToken().catch(() => {
    throw new CallError('network.failed', 0);
  });
}

function unexpired(token: string): string {
  if ((expiryOf(token) ?? 0) <= Date.now()) throw new CallError('session.expired', 401);
  return token;
}
