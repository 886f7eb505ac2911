import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { pathNames, type RecordKind, writes } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { IdempotencyKey } from '../../../shared/core/fields.ts';
import { type Origin, replayed, replayOf } from '../storage/commit.ts';
import { idempotencyKey } from '../storage/keys.ts';
import type { Item } from '../storage/write.ts';
import type { FairShare } from './fair-share.ts';
import { identify, type Token } from './identify.ts';
import { networkOf, networkPart } from './network-of.ts';
import { readBody, readInput } from './read-input.ts';
import { recordReading } from './record-reading.ts';
import { type Admitted, refuse } from './refuse.ts';
import { readStanding, type Standing, type StandingTables } from './standing.ts';

/** An event of an HTTP API route, with or without the authorizer's claims. */
export type CallEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt?: { claims?: Record<string, unknown> } } };
};

/** A call that has been let in, as the entry turns it into its handlers' context. */
export interface AdmittedCall {
  event: CallEvent;
  token: Token | undefined;
  standing: Standing | undefined;
  admitted: Admitted | undefined;
  origin: Origin;
}

/** What an entry brings: its calls, its tables and what its handlers are given. */
export interface Calls {
  find: (routeKey: string) => Promise<{
    endpoint: Endpoint;
    handler: (input: unknown, context: unknown) => Promise<unknown>;
  }>;
  tables: StandingTables;
  clientIds: string[];
  share: FairShare;
  context: (call: AdmittedCall) => unknown;
  now: () => number;
}

/** Answers one call: who it is, whether they may, what they sent, the handler, the answer. */
export async function answerCall(calls: Calls, event: CallEvent): Promise<APIGatewayProxyStructuredResultV2> {
  const { endpoint, handler } = await calls.find(event.routeKey);
  const perform = async () => {
    const body = readBody(event);
    const call =
      endpoint.needs === 'public' ? openCall(calls, event) : await admit(calls, endpoint, event, body);
    const input = readInput(endpoint, event, body);
    await refuseOldVersion(calls, endpoint, call, input);
    const [answer] = await Promise.all([
      handler(input, calls.context(call)).catch(error => afterwards(calls, call, error)),
      recordReading(calls, endpoint, call, input),
    ]);
    return answer;
  };
  const answer = await perform().catch(replayed);
  return json(endpoint.status ?? 200, { data: endpoint.output.parse(answer) });
}

function openCall({ now }: Calls, event: CallEvent): AdmittedCall {
  const origin: Origin = {
    organization: null,
    by: 'anonymous',
    requestId: event.requestContext.requestId,
    network: networkPart(networkOf(event)),
    idempotency: undefined,
    now,
  };
  return { event, token: undefined, standing: undefined, admitted: undefined, origin };
}

async function admit(
  calls: Calls,
  endpoint: Endpoint,
  event: CallEvent,
  body: string,
): Promise<AdmittedCall> {
  const token = identify(event.requestContext.authorizer?.jwt?.claims, calls.clientIds);
  const key = writes(endpoint) ? readIdempotencyKey(event) : undefined;
  const slug = event.headers['x-organization'];
  if (slug !== undefined) calls.share.refuse(slug);
  const standing = await readStanding(calls.tables, {
    endpoint,
    token,
    slug,
    idempotencyKey: key,
    pathParameters: event.pathParameters ?? {},
  });
  const admitted = refuse(endpoint, token, standing, calls.now());
  if (standing.slug !== null) await calls.share.count(standing.slug, calls.tables.of(standing.slug));
  const bodyHash = createHash('sha256')
    .update(`${event.requestContext.http.method} ${event.rawPath}\n${body}`)
    .digest('base64');
  if (isLive(standing.idempotency, calls.now())) throw replayOf(standing.idempotency, bodyHash);
  const origin: Origin = {
    organization: standing.slug,
    by: token.sub,
    requestId: event.requestContext.requestId,
    network: networkPart(networkOf(event)),
    idempotency: key === undefined ? undefined : { key, bodyHash, organization: standing.slug },
    now: calls.now,
  };
  return { event, token, standing, admitted, origin };
}

/** @throws request.invalid when the key is not one a client would make */
function readIdempotencyKey(event: CallEvent): string | undefined {
  const key = event.headers['idempotency-key'];
  if (!IdempotencyKey.optional().safeParse(key).success) {
    throw new AppError('request.invalid', { fields: { 'Idempotency-Key': 'validation.invalid_format' } });
  }
  return key;
}

/** Expiry is compared when reading; the table's own only cleans up. */
function isLive(item: Item | undefined, now: number): item is Item {
  return item !== undefined && Number(item.expiresAt) >= Math.floor(now / 1000);
}

/**
 * Refuses a change that was made from an older version than the stored one of the record named last in
 * the path. The standing batch is no snapshot: a record may be newer than the idempotency record read
 * beside it, which is asked for again.
 */
async function refuseOldVersion(
  { tables }: Calls,
  { loads, path }: Endpoint,
  { admitted, origin }: AdmittedCall,
  input: Record<string, unknown>,
): Promise<void> {
  if (typeof input.version !== 'number') return;
  const own = pathNames(path).at(-1);
  const current = Object.entries(admitted?.loaded ?? {})
    .filter(([kind]) => loads?.[kind as RecordKind] === own)
    .map(([, record]) => record)
    .find(record => 'version' in record && record.version !== input.version);
  if (!current) return;
  const { by, idempotency, now } = origin;
  if (idempotency) {
    const kept = await readKept(tables, by, idempotency);
    if (isLive(kept, now())) throw replayOf(kept, idempotency.bodyHash);
  }
  throw new AppError('version.conflict', { current });
}

/** What is missing may be so because this very request has taken it away already, which it then says again. */
async function afterwards({ tables }: Calls, { origin }: AdmittedCall, error: unknown): Promise<never> {
  const { by, idempotency, now } = origin;
  const isMissing = error instanceof AppError && error.code === 'record.missing';
  if (!isMissing || !idempotency) throw error;
  const kept = await readKept(tables, by, idempotency);
  throw isLive(kept, now()) ? replayOf(kept, idempotency.bodyHash) : error;
}

/** What was answered under the same key, as it is known now. */
async function readKept(
  tables: StandingTables,
  by: string,
  { organization, key }: NonNullable<Origin['idempotency']>,
): Promise<Item | undefined> {
  const table = organization === null ? tables.own : tables.of(organization);
  const [kept] = await table.get([idempotencyKey(organization, by, key)]);
  return kept;
}

/** A JSON answer. */
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
