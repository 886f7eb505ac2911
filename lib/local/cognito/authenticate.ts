import { notAuthorized, userDisabled } from './errors.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** The person whose access token this is, if their session and account still stand. */
export function authenticate(pool: Pool, accessToken: string): User {
  const { sub, sessionId } = pool.tokens.readAccessToken(accessToken);
  const user = pool.users.get(sub);
  if (!user.enabled) throw userDisabled();
  if (pool.sessions.isRevoked(sessionId)) throw notAuthorized('Access Token has been revoked');
  return user;
}
