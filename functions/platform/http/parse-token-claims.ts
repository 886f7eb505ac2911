import { AppError } from '../../../shared/core/errors.ts';

/** What a verified access token says of its bearer. */
export interface Token {
  sub: string;
  /** Names the sign-in; every token refreshed from it carries the same. */
  originJti: string;
  superadmin: boolean;
  /** Seconds since 1970. */
  expiresAt: number;
}

type Claims = Record<string, unknown>;

/**
 * Reads the claims that API Gateway's authorizer has verified. ID tokens and tokens of other app
 * clients are refused.
 * @throws session.missing
 */
export function parseTokenClaims(claims: Claims | undefined, clientIds: string[]): Token {
  const { sub, origin_jti: originJti, token_use: use, client_id: client, exp } = claims ?? {};
  const isOurs = use === 'access' && typeof client === 'string' && clientIds.includes(client);
  if (!isOurs || typeof sub !== 'string' || typeof originJti !== 'string')
    throw new AppError('session.missing');
  return { sub, originJti, superadmin: groupsOf(claims).includes('superadmin'), expiresAt: Number(exp) };
}

/** API Gateway hands a list claim over as `[a b]`; a verifier as an array. */
function groupsOf(claims: Claims | undefined): string[] {
  const groups = claims?.['cognito:groups'];
  if (Array.isArray(groups)) return groups.map(String);
  return typeof groups === 'string' ? groups.replace(/^\[|\]$/g, '').split(/[\s,]+/) : [];
}
