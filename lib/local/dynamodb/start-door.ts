import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { type WallRole, walls } from '../../cloud/walls.ts';
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
  /** Consumed capacity as the stand-in reports it. */
  units: number;
  /** Milliseconds on the process's own clock. */
  startedAt: number;
  endedAt: number;
}

/** What a test may do to a request: refuse it, lose its answer after it was applied, or let it wait. */
export type Interference = (call: { role: string; operation: string }) => Disturbance | Promise<Disturbance>;
type Disturbance = 'refuse' | 'lose-answer' | undefined;

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
  const body = (await readBody(request, bodyLimit)) ?? Buffer.alloc(0);
  const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
  const identity = identify(options, request, body);
  if (!identity) return refuse(response, 'UnrecognizedClientException', 'The security token is invalid.');
  const parsed = JSON.parse(body.toString() || '{}') as Record<string, unknown>;
  const statements = walls[identity.role as WallRole] ?? [];
  const refused = requestedAccess(operation, parsed).find(
    access => !isAllowed(statements, access, identity.tags),
  );
  if (refused) {
    const who = `${identity.role} ${JSON.stringify(identity.tags)}`;
    return refuse(
      response,
      'AccessDeniedException',
      `${who} may not ${refused.action} on ${refused.leadingKeys}`,
    );
  }
  const disturbance = await options.interfere?.({ role: identity.role, operation });
  if (disturbance === 'refuse')
    return refuse(response, 'ProvisionedThroughputExceededException', 'Slow down.');
  const startedAt = performance.now();
  const given = await pass(options.behind, request, { ...parsed, ReturnConsumedCapacity: 'TOTAL' });
  options.observe?.({
    role: identity.role,
    operation,
    units: unitsOf(given.body),
    startedAt,
    endedAt: performance.now(),
  });
  if (disturbance === 'lose-answer') return void response.destroy();
  response.writeHead(given.status, { 'content-type': 'application/x-amz-json-1.0' }).end(given.body);
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
  response
    .writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message }));
}

interface Passed {
  status: number;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });
const passedOn = ['content-type', 'x-amz-target', 'x-amz-date', 'authorization'];

function pass(endpoint: string, { headers: asked }: IncomingMessage, body: unknown): Promise<Passed> {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = Object.fromEntries(passedOn.map(name => [name, asked[name]]));
  return new Promise((resolve, reject) => {
    const options = { agent, method: 'POST', headers: { ...headers, 'content-length': bytes.length } };
    const call = forward(endpoint, options, async answered => {
      const chunks: Buffer[] = [];
      for await (const chunk of answered) chunks.push(chunk);
      resolve({ status: answered.statusCode ?? 500, body: Buffer.concat(chunks) });
    });
    call.on('error', reject);
    call.end(bytes);
  });
}

function unitsOf(body: Buffer): number {
  const { ConsumedCapacity = [] } = JSON.parse(body.toString() || '{}') as { ConsumedCapacity?: unknown };
  return [ConsumedCapacity]
    .flat()
    .reduce<number>((sum, one) => sum + Number((one as { CapacityUnits?: number }).CapacityUnits ?? 0), 0);
}
