import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { isMutation, pathParameters, type RecordType } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { IdempotencyKey } from '../../../shared/core/fields.ts';
import { type Origin, replayOrMismatch, unwrapReplay } from '../storage/commit.ts';
import { idempotencyKey } from '../storage/keys.ts';
import type { Item } from '../storage/write.ts';
import { auditRead } from './audit-read.ts';
import { type AuthState, type AuthTables, loadAuthState } from './auth-state.ts';
import { type Authorization, authorize } from './authorize.ts';
import { anonymizeIp, clientIp } from './client-ip.ts';
import { parseTokenClaims, type Token } from './parse-token-claims.ts';
import { readBody, readInput } from './read-input.ts';
import type { TenantRateLimiter } from './tenant-rate-limiter.ts';

/** An event of an HTTP API route, with or without the authorizer's claims. */
export type CallEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt?: { claims?: Record<string, unknown> } } };
};

/** An authorized call, from which the Lambda creates the handler context. */
export interface AuthorizedCall {
  event: CallEvent;
  token: Token | undefined;
  authState: AuthState | undefined;
  authorization: Authorization | undefined;
  origin: Origin;
}

/** Configuration of a Lambda: its routes, tables and handler context. */
export interface LambdaConfig {
  findEndpoint: (routeKey: string) => Promise<{
    endpoint: Endpoint;
    handler: (input: unknown, context: unknown) => Promise<unknown>;
  }>;
  tables: AuthTables;
  clientIds: string[];
  rateLimiter: TenantRateLimiter;
  createContext: (call: AuthorizedCall) => unknown;
  now: () => number;
}

/** Handles one call: authenticate, authorize, parse the input, run the handler, respond. */
export async function handleCall(
  calls: LambdaConfig,
  event: CallEvent,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { endpoint, handler } = await calls.findEndpoint(event.routeKey);
  const perform = async () => {
    const body = readBody(event);
    const call =
      endpoint.needs === 'public'
        ? anonymousCall(calls, event)
        : await authenticateRequest(calls, endpoint, event, body);
    const input = readInput(endpoint, event, body);
    await assertCurrentVersion(calls, endpoint, call, input);
    const [answer] = await Promise.all([
      handler(input, calls.createContext(call)).catch(error => replayRepeatedDelete(calls, call, error)),
      auditRead(calls, endpoint, call, input),
    ]);
    return answer;
  };
  const answer = await perform().catch(unwrapReplay);
  return json(endpoint.status ?? 200, { data: endpoint.output.parse(answer) });
}

function anonymousCall({ now }: LambdaConfig, event: CallEvent): AuthorizedCall {
  const origin: Origin = {
    organization: null,
    by: 'anonymous',
    requestId: event.requestContext.requestId,
    network: anonymizeIp(clientIp(event)),
    idempotency: undefined,
    now,
  };
  return { event, token: undefined, authState: undefined, authorization: undefined, origin };
}

async function authenticateRequest(
  calls: LambdaConfig,
  endpoint: Endpoint,
  event: CallEvent,
  body: string,
): Promise<AuthorizedCall> {
  const token = parseTokenClaims(event.requestContext.authorizer?.jwt?.claims, calls.clientIds);
  const key = isMutation(endpoint) ? readIdempotencyKey(event) : undefined;
  const slug = event.headers['x-organization'];
  if (slug !== undefined) calls.rateLimiter.rejectIfExhausted(slug);
  const authState = await loadAuthState(calls.tables, {
    endpoint,
    token,
    slug,
    idempotencyKey: key,
    pathParameters: event.pathParameters ?? {},
  });
  const authorization = authorize(endpoint, token, authState, calls.now());
  if (authState.slug !== null)
    await calls.rateLimiter.count(authState.slug, calls.tables.forOrganization(authState.slug));
  const bodyHash = createHash('sha256')
    .update(`${event.requestContext.http.method} ${event.rawPath}\n${body}`)
    .digest('base64');
  if (isUnexpired(authState.idempotency, calls.now()))
    throw replayOrMismatch(authState.idempotency, bodyHash);
  const origin: Origin = {
    organization: authState.slug,
    by: token.sub,
    requestId: event.requestContext.requestId,
    network: anonymizeIp(clientIp(event)),
    idempotency: key === undefined ? undefined : { key, bodyHash, organization: authState.slug },
    now: calls.now,
  };
  return { event, token, authState, authorization, origin };
}

/** @throws request.invalid if the key is malformed */
function readIdempotencyKey(event: CallEvent): string | undefined {
  const key = event.headers['idempotency-key'];
  if (!IdempotencyKey.optional().safeParse(key).success) {
    throw new AppError('request.invalid', { fields: { 'Idempotency-Key': 'validation.invalid_format' } });
  }
  return key;
}

/** Expiry is checked on read; DynamoDB TTL only cleans up. */
function isUnexpired(item: Item | undefined, now: number): item is Item {
  return item !== undefined && Number(item.expiresAt) >= Math.floor(now / 1000);
}

/**
 * Rejects an update with an outdated version of the record named last in
 * the path. The batch read is not a snapshot: the record may be newer than the idempotency record
 * read with it, so that one is read again first.
 */
async function assertCurrentVersion(
  { tables }: LambdaConfig,
  { records, path }: Endpoint,
  { authorization, origin }: AuthorizedCall,
  input: Record<string, unknown>,
): Promise<void> {
  if (typeof input.version !== 'number') return;
  const own = pathParameters(path).at(-1);
  const current = Object.entries(authorization?.records ?? {})
    .filter(([kind]) => records?.[kind as RecordType] === own)
    .map(([, record]) => record)
    .find(record => 'version' in record && record.version !== input.version);
  if (!current) return;
  const { by, idempotency, now } = origin;
  if (idempotency) {
    const kept = await readIdempotencyRecord(tables, by, idempotency);
    if (isUnexpired(kept, now())) throw replayOrMismatch(kept, idempotency.bodyHash);
  }
  throw new AppError('version.conflict', { current });
}

/** A repeated DELETE finds nothing: replay its first answer. */
async function replayRepeatedDelete(
  { tables }: LambdaConfig,
  { origin }: AuthorizedCall,
  error: unknown,
): Promise<never> {
  const { by, idempotency, now } = origin;
  const isMissing = error instanceof AppError && error.code === 'record.missing';
  if (!isMissing || !idempotency) throw error;
  const kept = await readIdempotencyRecord(tables, by, idempotency);
  throw isUnexpired(kept, now()) ? replayOrMismatch(kept, idempotency.bodyHash) : error;
}

/** The stored answer under the same key, read again. */
async function readIdempotencyRecord(
  tables: AuthTables,
  by: string,
  { organization, key }: NonNullable<Origin['idempotency']>,
): Promise<Item | undefined> {
  const table = organization === null ? tables.ownTable : tables.forOrganization(organization);
  const [kept] = await table.get([idempotencyKey(organization, by, key)]);
  return kept;
}

/** A JSON response. */
export function json(
  statusCode: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}
