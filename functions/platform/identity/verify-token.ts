import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { AppError } from '../../../shared/core/errors.ts';

export type VerifyToken = (token: string) => Promise<Record<string, unknown>>;

interface PoolSettings {
  userPoolId: string;
  clientIds: string[];
  standIns?: { endpoints: { cognito: string } };
}

const keyFetchErrors = [FetchError, JwksValidationError];

/**
 * Verifies access tokens on routes without an authorizer.
 * @throws session.missing; server.busy if the JWKS cannot be fetched
 */
export function tokenVerifier({ userPoolId, clientIds, standIns }: PoolSettings): VerifyToken {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId, clientId: clientIds, tokenUse: 'access' },
    standIns && {
      jwksCache: new SimpleJwksCache({
        fetcher: { fetch: () => fetchKeys(standIns.endpoints.cognito, userPoolId) },
      }),
    },
  );
  return async token => {
    try {
      return { ...(await verifier.verify(token)) };
    } catch (error) {
      const isOfKeys = !(error instanceof JwtBaseError) || keyFetchErrors.some(kind => error instanceof kind);
      throw new AppError(isOfKeys ? 'server.busy' : 'session.missing');
    }
  };
}

async function fetchKeys(endpoint: string, userPoolId: string): Promise<ArrayBuffer> {
  const answer = await fetch(`${endpoint}/${userPoolId}/.well-known/jwks.json`);
  return answer.arrayBuffer();
}
