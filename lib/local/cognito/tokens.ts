import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { attributeList } from './attributes.ts';
import { type Client, readable } from './clients.ts';
import { notAuthorized } from './errors.ts';
import { readJwt, signJwt } from './jwt.ts';
import { issuer } from './pool-identity.ts';
import type { Session } from './sessions.ts';
import type { SigningKey } from './signing-key.ts';
import type { User } from './users.ts';

const AccessClaims = z.object({
  sub: z.string(),
  origin_jti: z.string(),
  client_id: z.string(),
  token_use: z.literal('access'),
  scope: z.string().default(''),
  exp: z.number(),
});

/** What tokens are issued for, besides the person and the session. */
interface Issued {
  groups: string[];
  client: Client;
  scopes: string[];
}

interface AccessToken {
  sub: string;
  sessionId: string;
  clientId: string;
  scopes: string[];
}

export type Tokens = ReturnType<typeof createTokens>;

/** Makes and reads the pool's JSON web tokens. `now` is in milliseconds. */
export function createTokens(key: SigningKey, now: () => number, lifetimeMinutes: number) {
  const lifetimeSeconds = lifetimeMinutes * 60;

  function commonClaims(user: User, session: Session, groups: string[]) {
    const issuedAt = Math.floor(now() / 1000);
    return {
      sub: user.sub,
      ...(groups.length > 0 && { 'cognito:groups': groups }),
      iss: issuer,
      origin_jti: session.id,
      event_id: randomUUID(),
      auth_time: Math.floor(session.startedAt / 1000),
      exp: issuedAt + lifetimeSeconds,
      iat: issuedAt,
    };
  }

  return {
    /** The `AuthenticationResult` of a session, without a refresh token. */
    issue(user: User, session: Session, { groups, client, scopes }: Issued) {
      const claims = commonClaims(user, session, groups);
      const access = {
        ...claims,
        client_id: session.clientId,
        token_use: 'access',
        ...(scopes.length > 0 && { scope: scopes.join(' ') }),
        jti: randomUUID(),
        username: user.sub,
      };
      const id = {
        ...readableClaims(user, client),
        ...claims,
        aud: session.clientId,
        token_use: 'id',
        jti: randomUUID(),
        'cognito:username': user.sub,
      };
      return {
        AccessToken: signJwt(key, access),
        IdToken: signJwt(key, id),
        ExpiresIn: lifetimeSeconds,
        TokenType: 'Bearer',
      };
    },

    /** Whose access token this is. Refuses forged, expired and ID tokens. */
    readAccessToken(token: string): AccessToken {
      const claims = AccessClaims.safeParse(readJwt(key, token));
      if (!claims.success) throw notAuthorized('Invalid Access Token');
      if (claims.data.exp * 1000 <= now()) throw notAuthorized('Access Token has expired');
      const { sub, origin_jti: sessionId, client_id: clientId, scope } = claims.data;
      return { sub, sessionId, clientId, scopes: scope.split(' ') };
    },
  };
}

function readableClaims(user: User, client: Client): Record<string, unknown> {
  const list = readable(client, attributeList(user)).filter(({ Name }) => Name !== 'sub');
  const claims = Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
  return { ...claims, ...('email_verified' in claims && { email_verified: user.emailVerified }) };
}
