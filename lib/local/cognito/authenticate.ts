import { notAuthorized, userDisabled } from './errors.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** The user of an access token, if the session and the account are still valid. */
export function authenticate(pool: Pool, accessToken: string): User {
  const { sub, sessionId } = pool.tokens.readAccessToken(accessToken);
  const user = pool.users.get(sub);
  if (!user.enabled) throw userDisabled();
  if (pool.sessions.isRevoked(sessionId)) throw notAuthorized('Access Token has been revoked');
  return user;
}
