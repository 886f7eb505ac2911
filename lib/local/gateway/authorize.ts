import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';

export interface Authorizer {
  issuer: string;
  /** URL of the pool's public keys: `<endpoint>/<pool>/.well-known/jwks.json`. */
  jwksUrl: string;
  clientIds: string[];
  scope: string;
}

export type AuthorizationResult =
  | { claims: Record<string, unknown> }
  | { status: 401 | 403; message: string };

/**
 * Checks tokens like API Gateway's JWT authorizer: signature, issuer, audience (`aud`, or else `client_id`),
 * times, and scope. Rejects ID tokens, because they have no scope.
 */
export function createAuthorizer({ issuer, jwksUrl, clientIds, scope }: Authorizer) {
  const fetchKeys = async () => (await fetch(jwksUrl)).arrayBuffer();
  const verifier = JwtVerifier.create(
    { issuer, audience: null, jwksUri: jwksUrl },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  );
  return async (authorization: string | undefined): Promise<AuthorizationResult> => {
    const token = /^(?:Bearer\s+)?(\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return unauthorized;
    try {
      const claims: Record<string, unknown> = { ...(await verifier.verify(token)) };
      if (![claims.aud ?? claims.client_id].flat().some(audience => clientIds.includes(String(audience))))
        return unauthorized;
      const scopes = String(claims.scope ?? '').split(' ');
      return scopes.includes(scope) ? { claims } : { status: 403, message: 'Forbidden' };
    } catch {
      return unauthorized;
    }
  };
}

const unauthorized: AuthorizationResult = { status: 401, message: 'Unauthorized' };
