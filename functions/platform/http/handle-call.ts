import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  type Endpoint,
  isMutation,
  pathParameters,
  type RecordType,
  routeKey,
} from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { commitNothing, IdempotentReplay, unwrapReplay } from '../storage/commit.ts';
import { auditRead } from './audit-read.ts';
import { type AuthorizedCall, type AuthServices, authenticateRequest } from './authenticate-request.ts';
import type { CallEvent } from './call-event.ts';
import type { CursorSeal } from './cursor-seal.ts';
import { replayCurrent, replayRepeated, replayStored, tableOf } from './idempotency.ts';
import { readBody, readInput } from './read-input.ts';
import { textAnswer } from './text-answer.ts';

export interface LambdaConfig extends AuthServices {
  findEndpoint: (routeKey: string) => Promise<{
    endpoint: Endpoint;
    handler: (input: unknown, context: unknown) => Promise<unknown>;
  }>;
  createContext: (call: AuthorizedCall) => unknown;
}

/**
 * Handles one request: authenticates, authorizes, parses the input, runs the handler, responds. If an
 * identical earlier request has made the change, responds as it did. A response says if the request changed
 * nothing, because the record already was as requested.
 */
export async function handleCall(
  calls: LambdaConfig & { cursors: CursorSeal },
  event: CallEvent,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { cursors } = calls;
  const { endpoint, handler } = await calls.findEndpoint(event.routeKey);
  let organization: string | null = null;
  let marks: { unchanged?: true } = {};
  const noteReplay = (error: unknown): never => {
    if (error instanceof IdempotentReplay && error.isUnchanged) marks = { unchanged: true };
    throw error;
  };
  const perform = async () => {
    const body = readBody(event);
    const call = await authenticateRequest(calls, endpoint, event, body);
    organization = call.origin.organization;
    const { reads } = call.origin;
    const answered = () => answerTo(call, body).catch(noteReplay);
    if (!reads) return answered();
    const { answerForKey } = await import('./withhold.ts');
    return answerForKey(answered(), endpoint.output, reads);
  };
  const answerTo = async (call: AuthorizedCall, body: ReturnType<typeof readBody>): Promise<unknown> => {
    const { idempotency, now } = call.origin;
    if (idempotency) replayStored(call.repeated, idempotency.bodyHash, now());
    const input = readInput(endpoint, event, body);
    await assertCurrentVersion(calls, endpoint, call, input);
    const scope = cursorScope(endpoint, call, input);
    let hasCommitted = false;
    const onCommit = () => {
      hasCommitted = true;
    };
    const context = calls.createContext({ ...call, origin: { ...call.origin, onCommit } });
    const opened = openCursor(cursors, endpoint, scope, input);
    const [answer] = await Promise.all([
      handler(opened, context).catch(error => replayRepeated(calls.tables, call.origin, error)),
      auditRead(calls, endpoint, call, input),
    ]);
    if (isMutation(endpoint) && endpoint.needs !== 'public' && !hasCommitted) {
      if (!endpoint.isProvisional?.(answer))
        await commitNothing(tableOf(calls.tables, call.origin), call.origin, answer);
      marks = { unchanged: true };
    }
    return sealPage(cursors, endpoint, scope, answer);
  };
  const answer = await perform().catch(unwrapReplay);
  if (endpoint.media !== undefined)
    return textAnswer(
      endpoint.media,
      endpoint.output.parse(answer) as string,
      event.headers['if-none-match'],
    );
  const named: Record<string, string> =
    event.tellsOrganization && organization ? { [organizationHeader]: organization } : {};
  const data = endpoint.output.parse(answer);
  return json(endpoint.status ?? 200, { data, ...marks }, named);
}

/**
 * Header with the organisation: in requests, and in responses to requests that `platform/fhir` sends itself.
 */
export const organizationHeader = 'x-organization';

/**
 * Rejects an update with an outdated version of the last record in the path. Before that, reads the
 * idempotency record again: the first request of a retry may have succeeded after the records were read.
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
    .find(record => record !== null && 'version' in record && record.version !== input.version);
  if (!current) return;
  await replayCurrent(tables, origin);
  throw new AppError('version.conflict', { current });
}

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

type Input = Record<string, unknown>;

/** Whether an endpoint returns pages. A test checks that their shape is `{ data, meta: { next } }`. */
const isPaged = ({ input }: Endpoint) => 'cursor' in input.shape;

/**
 * The scope in which a cursor is valid, as text: the caller, the organisation, the scope of the caller's
 * permission, and the list with its filters and page size. Only `withTotal` may change from page to page.
 */
function cursorScope(
  endpoint: Endpoint,
  { origin: { organization, by }, authorization }: Pick<AuthorizedCall, 'origin' | 'authorization'>,
  { cursor: _, withTotal: __, ...filters }: Input,
): string {
  return JSON.stringify([organization, by, authorization?.scope, routeKey(endpoint), filters]);
}

/**
 * Returns the input of a request with its cursor decrypted.
 * @throws request.invalid if the cursor is for another scope
 */
function openCursor(seal: CursorSeal, endpoint: Endpoint, scope: string, input: Input): Input {
  if (!isPaged(endpoint) || typeof input.cursor !== 'string') return input;
  return { ...input, cursor: seal.open(input.cursor, scope) };
}

function sealPage(seal: CursorSeal, endpoint: Endpoint, scope: string, answer: unknown): unknown {
  if (!isPaged(endpoint)) return answer;
  const { meta, ...page } = answer as { meta: { next: string | null } };
  return { ...page, meta: { ...meta, next: meta.next && seal.seal(meta.next, scope) } };
}
