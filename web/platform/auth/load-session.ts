import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { cachedSession, clearOtherSession } from './session.ts';
import { hasTokens } from './token-store.ts';

/** Returns the session, which is loaded from the server once per page load. */
export async function loadSession(): Promise<CurrentUser | undefined> {
  if (!hasTokens()) return undefined;
  clearOtherSession();
  const session = cachedSession();
  if (session) return session;
  const { fetchSession } = await import('./fetch-session.ts');
  return fetchSession();
}
