import { randomUUID, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { attributeList } from './attributes.ts';
import { type Client, readable } from './clients.ts';
import { notAuthorized } from './errors.ts';
import { issuer } from './pool-identity.ts';
import type { Session } from './sessions.ts';
import type { SigningKey } from './signing-key.ts';
import type { User } from './users.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signJwt(key: SigningKey, claims: object): string {
  const signed = `${encode({ kid: key.kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key.privateKey).toString('base64url')}`;
}

/**
 * The claims of a token that was signed with this key; undefined for any other token. The signature is
 * checked as RS256, even if the header names another algorithm.
 */
function readJwt(key: SigningKey, token: string): unknown {
  const [header, claims, signature, ...rest] = token.split('.');
  if (!header || !claims || !signature || rest.length > 0) return undefined;
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('RSA-SHA256', signed, key.publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

const AccessClaims = z.object({
  username: z.string(),
  origin_jti: z.string(),
  client_id: z.string(),
  token_use: z.literal('access'),
  scope: z.string().default(''),
  exp: z.number(),
});

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

/** Creates and reads the pool's JSON web tokens. `now` is in milliseconds. */
export function createTokens(key: SigningKey, now: () => number, lifetimeMinutes: number) {
  const lifetimeSeconds = lifetimeMinutes * 60;

  function commonClaims(user: User, session: Session, groups: string[]) {
    const issuedAt = Math.floor(now() / 1000);
    return {
      sub: user.ownSub ?? user.sub,
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
    /**
     * Creates the access and ID token of a session, in the format of Cognito's `AuthenticationResult`,
     * without a refresh token.
     */
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

    /** The person and the client of an access token. Rejects forged and expired tokens, and ID tokens. */
    readAccessToken(token: string): AccessToken {
      const claims = AccessClaims.safeParse(readJwt(key, token));
      if (!claims.success) throw notAuthorized('Invalid Access Token');
      if (claims.data.exp * 1000 <= now()) throw notAuthorized('Access Token has expired');
      const { username: sub, origin_jti: sessionId, client_id: clientId, scope } = claims.data;
      return { sub, sessionId, clientId, scopes: scope.split(' ') };
    },
  };
}

function readableClaims(user: User, client: Client): Record<string, unknown> {
  const list = readable(client, attributeList(user)).filter(({ Name }) => Name !== 'sub');
  const claims = Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
  return { ...claims, ...('email_verified' in claims && { email_verified: user.emailVerified }) };
}
