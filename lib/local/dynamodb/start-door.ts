import type { IncomingMessage, ServerResponse } from 'node:http';
import { type WallRole, walls } from '../../cloud/walls.ts';
import { forward } from '../forward.ts';
import { answerDisturbed, type Disturbance, type Interference, type Passed } from '../interference.ts';
import { listen, readBody } from '../serve.ts';
import { checkSignature, type SecretOf } from '../sts/check-signature.ts';
import type { Identity } from '../sts/keyring.ts';
import { sha256 } from '../sts/signature-v4.ts';
import { isAllowed } from './evaluate-walls.ts';
import { requestedAccess } from './requested-access.ts';

/** One request that came through, for tests to count and to judge. */
export interface DoorCall {
  role: string;
  operation: string;
  /** The index that was read. */
  index: string | undefined;
  /** Partition keys that it names. */
  about: string[];
  /** Consumed capacity as the stand-in reports it. */
  readonly units: number;
  /** Milliseconds on the process's own clock. */
  startedAt: number;
  endedAt: number;
}

export interface DoorOptions {
  /** Where DynamoDB's stand-in listens. */
  behind: string;
  keys: { secretOf: SecretOf; identify: (accessKeyId: string) => Identity | undefined };
  observe?: (call: DoorCall) => void;
  interfere?: Interference;
}

const bodyLimit = 20 * 1024 * 1024;

/**
 * Stands in front of DynamoDB as IAM does: checks whose keys signed a request, and lets through only
 * what the deployed statements of that role allow.
 */
export async function startDoor(options: DoorOptions) {
  return listen((request, response) => answer(options, request, response));
}

async function answer(
  options: DoorOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const startedAt = performance.now();
  const body = (await readBody(request, bodyLimit)) ?? Buffer.alloc(0);
  const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
  const identity = identify(options, request, body);
  if (!identity) return refuse(response, 'UnrecognizedClientException', 'The security token is invalid.');
  const parsed = JSON.parse(body.toString() || '{}') as Record<string, unknown>;
  const statements = walls[identity.role as WallRole] ?? [];
  const wanted = requestedAccess(operation, parsed);
  const refused = wanted.find(access => !isAllowed(statements, access, identity.tags));
  if (refused) {
    const who = `${identity.role} ${JSON.stringify(identity.tags)}`;
    return refuse(
      response,
      'AccessDeniedException',
      `${who} may not ${refused.action} on ${refused.leadingKeys}`,
    );
  }
  const { role, assumedBy: lambda = role } = identity;
  const index = typeof parsed.IndexName === 'string' ? parsed.IndexName : undefined;
  const about = wanted.flatMap(({ leadingKeys }) => leadingKeys);
  const disturbance = await options.interfere?.({
    service: 'dynamodb',
    role,
    lambda,
    operation,
    about,
    index,
  });
  const { headers } = request;
  await answerDisturbed(response, disturbance, refusals(parsed), async () => {
    const given = await forward(options.behind, {
      headers: handedOn(headers),
      body: toSend(parsed, disturbance),
    });
    options.observe?.({
      role,
      operation,
      index,
      about,
      get units() {
        return unitsOf(given.body);
      },
      startedAt,
      endedAt: performance.now(),
    });
    return { ...given, headers: jsonHeaders };
  });
}

function identify({ keys }: DoorOptions, request: IncomingMessage, body: Buffer): Identity | undefined {
  const { method = 'POST', headers } = request;
  const parts = { method, path: '/', query: new URLSearchParams(), headers, payloadHash: sha256(body) };
  const checked = checkSignature({
    request: parts,
    service: 'dynamodb',
    secretOf: keys.secretOf,
    now: Date.now(),
  });
  return 'accessKeyId' in checked ? keys.identify(checked.accessKeyId) : undefined;
}

function refuse(response: ServerResponse, type: string, message: string): void {
  const { status, headers, body } = refusal(400, type, message)();
  response.writeHead(status, headers).end(body);
}

const jsonHeaders = { 'content-type': 'application/x-amz-json-1.0' };

const refusal =
  (status: number, type: string, message: string, more: object = {}) =>
  (): Passed => ({
    status,
    headers: jsonHeaders,
    body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more }),
  });

/** How DynamoDB says no to a request. */
function refusals({ TransactItems }: Record<string, unknown>) {
  const steps = (TransactItems ?? []) as unknown[];
  const CancellationReasons = steps.map((_, at) => ({ Code: at === 0 ? 'TransactionConflict' : 'None' }));
  return {
    refuse: refusal(400, 'ProvisionedThroughputExceededException', 'Slow down.'),
    conflict: refusal(400, 'TransactionCanceledException', 'Transaction cancelled.', { CancellationReasons }),
    fail: refusal(500, 'InternalServerError', 'Internal server error.'),
  };
}

const passedOn = ['content-type', 'x-amz-target', 'x-amz-date', 'authorization'];

function handedOn(headers: IncomingMessage['headers']) {
  return Object.fromEntries(passedOn.map(name => [name, headers[name]]));
}

function toSend(request: Record<string, unknown>, disturbance: Disturbance | undefined): Buffer {
  const isElsewhere = typeof disturbance === 'object' && request.IndexName !== undefined;
  const elsewhere = isElsewhere && { TableName: disturbance.indexFrom };
  return Buffer.from(JSON.stringify({ ...request, ...elsewhere, ReturnConsumedCapacity: 'TOTAL' }));
}

function unitsOf(body: Passed['body']): number {
  const { ConsumedCapacity = [] } = JSON.parse(body.toString() || '{}') as { ConsumedCapacity?: unknown };
  return [ConsumedCapacity]
    .flat()
    .reduce<number>((sum, one) => sum + Number((one as { CapacityUnits?: number }).CapacityUnits ?? 0), 0);
}
