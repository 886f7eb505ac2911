import type { Client } from './clients.ts';
import { notAuthorized, userDisabled } from './errors.ts';
import { issueTokens } from './issue-tokens.ts';
import type { Pool } from './pool.ts';

/** @param refreshToken must be used by its own app client */
export async function refreshTokens(pool: Pool, client: Client, refreshToken: string) {
  const session = pool.sessions.findByRefreshToken(refreshToken);
  if (session?.clientId !== client.id) throw notAuthorized('Invalid Refresh Token');
  const user = pool.users.get(session.sub);
  if (!user.enabled) throw userDisabled();
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
  return { user, tokens: await issueTokens(pool, client, user, session, 'TokenGeneration_RefreshTokens') };
}
