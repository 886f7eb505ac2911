import { apiKeyPrefix } from '../../../shared/core/api-key-prefix.ts';
import { type Endpoint, isMutation } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';
import type { Origin } from '../storage/commit.ts';
import type { Item } from '../storage/write.ts';
import { type AuthSources, type AuthState, loadAuthState } from './auth-state.ts';
import { type Authorization, authorize } from './authorize.ts';
import type { AcceptsKeys } from './authorize-key.ts';
import type { CallEvent } from './call-event.ts';
import { anonymizeIp, clientIp } from './client-ip.ts';
import { hashRequest } from './hash-request.ts';
import { readIdempotencyKey, replayRepeated, storedAnswerKey } from './idempotency.ts';
import { parseTokenClaims, type Token } from './parse-token-claims.ts';
import type { TenantRateLimiter } from './tenant-rate-limiter.ts';

export interface AuthorizedCall {
  event: CallEvent;
  /** The caller's token. On public endpoints, `token`, `authState` and `authorization` are undefined. */
  token: Token | undefined;
  authState: AuthState | undefined;
  authorization: Authorization | undefined;
  origin: Origin;
  /** The stored response to an earlier request with the same idempotency key. */
  repeated?: Item | undefined;
}

export interface AuthServices extends AuthSources {
  clientIds: string[];
  rateLimiter: TenantRateLimiter;
  acceptsApiKeys?: AcceptsKeys;
  now: () => number;
}

/**
 * Authenticates and authorizes a request with a member's token or an API key. A single batch read provides
 * the session, organisation, member, module and records for all checks. Counts the request for the caller's
 * rate limit.
 * @throws as `authorize`; session.missing, rate.limited; IdempotentReplay if the request has already removed
 * the record
 */
export async function authenticateRequest(
  services: AuthServices,
  endpoint: Endpoint,
  event: CallEvent,
  body: string,
): Promise<AuthorizedCall> {
  if (endpoint.needs === 'public') return anonymousCall(services, event);
  const apiKey = readApiKey(event);
  if (apiKey !== undefined) {
    const { authenticateKey } = await import('./authenticate-key.ts');
    return authenticateKey(services, endpoint, event, { key: apiKey, body }, originOf(event, services.now));
  }
  const { tables, recordTypes, clientIds, rateLimiter, now } = services;
  const token = parseTokenClaims(event.requestContext.authorizer?.jwt?.claims, clientIds);
  const key = isMutation(endpoint) ? readIdempotencyKey(event.headers) : undefined;
  const slug = event.headers['x-organization'];
  const caller = { kind: 'member', id: token.sub } as const;
  if (slug !== undefined) rateLimiter.rejectIfExhausted(slug, caller);
  const authState = await loadAuthState(services, {
    endpoint,
    token,
    slug,
    idempotencyKey: key,
    pathParameters: event.pathParameters ?? {},
  });
  const { slug: organization } = authState;
  const idempotency =
    key === undefined
      ? undefined
      : {
          at: storedAnswerKey(endpoint, organization, token.sub, key),
          bodyHash: await hashRequest(endpoint, event, body, key),
        };
  const origin = { ...originOf(event, now), organization, by: token.sub, idempotency };
  const authorization = await authorize(recordTypes, endpoint, token, authState, now()).catch(error =>
    endpoint.method === 'DELETE' || endpoint.removesRecord
      ? replayRepeated(tables, origin, error)
      : Promise.reject(error),
  );
  if (organization !== null)
    await rateLimiter.count(organization, tables.forOrganization(organization), caller);
  return { event, token, authState, authorization, origin, repeated: authState.idempotency };
}

/** The API key of a request; undefined on routes with an authorizer, which accepts only tokens. */
function readApiKey(event: CallEvent): string | undefined {
  const sent = event.requestContext.authorizer === undefined ? readBearerToken(event) : undefined;
  return sent?.startsWith(apiKeyPrefix) ? sent : undefined;
}

/** @throws permission.denied if the caller has no membership */
export function requireMembership({ authState, authorization }: AuthorizedCall): {
  organization: OrganizationRecord;
  member: MemberRecord;
  authorization: Authorization;
} {
  const { organization, member } = authState ?? {};
  if (!organization || !member || !authorization) throw new AppError('permission.denied');
  return { organization, member, authorization };
}

/** The token or API key of a request on a route without an authorizer. */
export function readBearerToken({ headers }: CallEvent): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

function anonymousCall({ now }: AuthServices, event: CallEvent): AuthorizedCall {
  const origin = { ...originOf(event, now), organization: null, by: 'anonymous', idempotency: undefined };
  return { event, token: undefined, authState: undefined, authorization: undefined, origin };
}

const originOf = (event: CallEvent, now: () => number) => ({
  requestId: event.requestContext.requestId,
  network: anonymizeIp(clientIp(event)),
  now,
});
