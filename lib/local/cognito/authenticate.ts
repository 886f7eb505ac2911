import { selfServiceScope } from '../../../shared/core/token-scopes.ts';
import type { Client } from './clients.ts';
import { notAuthorized, userDisabled } from './errors.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/**
 * Returns the person and the app client of an access token. Session and account must still be valid. The
 * token must have Cognito's own scope, which is required by every operation that needs only a token.
 */
export function authenticate(pool: Pool, accessToken: string): { user: User; client: Client } {
  const { sub, sessionId, clientId, scopes } = pool.tokens.readAccessToken(accessToken);
  const user = pool.users.get(sub);
  if (!user.enabled) throw userDisabled();
  if (pool.sessions.isRevoked(sessionId)) throw notAuthorized('Access Token has been revoked');
  if (!scopes.includes(selfServiceScope)) throw notAuthorized('Access Token does not have required scopes');
  return { user, client: pool.clients.get(clientId) };
}
