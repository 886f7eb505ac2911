import { AppError } from '../../../shared/core/errors.ts';
import { personIdIn } from '../identity/person-id.ts';

export interface Token {
  /** Id of the person in our records. */
  sub: string;
  /** Id of the sign-in. It stays the same in all tokens that a refresh creates. */
  originJti: string;
  superadmin: boolean;
  /** Time of the sign-in, in seconds since 1970. */
  signedInAt: number;
  /** Expiry of the token, in seconds since 1970. */
  expiresAt: number;
}

type Claims = Record<string, unknown>;

/**
 * Reads claims verified by API Gateway's authorizer. Rejects ID tokens and tokens of other app clients.
 * @throws session.missing
 */
export function parseTokenClaims(claims: Claims | undefined, clientIds: string[]): Token {
  const { sub, username, origin_jti: originJti, token_use: use, client_id: client } = claims ?? {};
  const isOurs = use === 'access' && typeof client === 'string' && clientIds.includes(client);
  if (!isOurs || typeof sub !== 'string' || typeof originJti !== 'string')
    throw new AppError('session.missing');
  const superadmin = groupsOf(claims).includes('superadmin');
  const { auth_time: signedInAt, exp: expiresAt } = claims ?? {};
  return {
    ...{ sub: personIdIn(username, sub), originJti, superadmin },
    ...{ signedInAt: Number(signedInAt), expiresAt: Number(expiresAt) },
  };
}

/**
 * Cognito groups of the user. API Gateway passes them as a text, `[a b]`, and the JWT verifier as an array.
 */
function groupsOf(claims: Claims | undefined): string[] {
  const groups = claims?.['cognito:groups'];
  if (Array.isArray(groups)) return groups.map(String);
  return typeof groups === 'string' ? groups.replace(/^\[|\]$/g, '').split(/[\s,]+/) : [];
}
