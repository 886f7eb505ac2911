import { policiesByTable, type TableSort } from '../../cloud/cells/policies-by-table.ts';
import type { IamRoleName, IamStatement } from '../../cloud/table-policies.ts';
import {
  endWithFault,
  type Fault,
  type FaultInjection,
  listenFor,
  type Outcome,
  type ProxiedResponse,
  type ReadRequest,
} from '../fault-injection.ts';
import { checkSignature, type SecretOf } from '../sts/check-signature.ts';
import type { Identity } from '../sts/keyring.ts';
import { parseAuthorization, sha256 } from '../sts/signature-v4.ts';
import { type AskDynoxide, createDynoxideClient } from './dynoxide-client.ts';
import { isAllowed } from './evaluate-policies.ts';
import { requestedAccess } from './requested-access.ts';

/** A request that the proxy has allowed. Tests count and inspect such requests. */
export interface DynamoDbCall {
  role: string;
  /** IAM role of the Lambda that sent the request; `role` differs if the Lambda has assumed another. */
  lambda: string;
  operation: string;
  index: string | undefined;
  partitionKeys: string[];
  /** Capacity units, as reported by the stand-in. */
  readonly units: number;
  /** Milliseconds on the process's monotonic clock. */
  startedAt: number;
  endedAt: number;
}

export interface DynamoDbProxyOptions {
  upstream: string;
  keys: { secretOf: SecretOf; identify: (accessKeyId: string) => Identity | undefined };
  /**
   * How each table is related to the cell (installation) of the Lambdas; absent if there is only one cell.
   */
  tables?: Record<string, TableSort>;
  onCall?: (call: DynamoDbCall) => void;
  injectFault?: FaultInjection;
}

const bodyLimit = 20 * 1024 * 1024;

/**
 * A proxy that enforces IAM in front of DynamoDB. It finds the role whose key signed a request, and allows
 * only what the deployed statements allow this role. `answerInProcess` answers requests within this process.
 * It does not check signatures, because making and checking them would take a tenth of the test time.
 */
export async function startDynamoDbProxy(options: DynamoDbProxyOptions) {
  const ask = createDynoxideClient(options.upstream);
  const answer = (request: ReadRequest) => answerRequest(options, ask, request, identifySigner);
  const answerInProcess = (request: ReadRequest) => answerRequest(options, ask, request, identifyKey);
  return { ...(await listenFor(answer, bodyLimit)), answerInProcess };
}

async function answerRequest(
  options: DynamoDbProxyOptions,
  ask: AskDynoxide,
  request: ReadRequest,
  identify: typeof identifySigner,
): Promise<Outcome> {
  const startedAt = performance.now();
  const { headers, body } = request;
  const operation = String(headers['x-amz-target']).split('.')[1] ?? '';
  const identity = identify(options, request);
  if (!identity) return errorResponse(400, 'UnrecognizedClientException', 'The security token is invalid.')();
  const parsed = JSON.parse(body.toString() || '{}') as Record<string, unknown>;
  const accesses = requestedAccess(operation, parsed);
  const statements = (table: string) =>
    statementsOn(options, identity, table, parsed.IndexName !== undefined);
  const refused = accesses.find(access => !isAllowed(statements(access.table), access, identity.tags));
  if (refused) {
    const who = `${identity.role} ${JSON.stringify(identity.tags)}`;
    const sentence = `${who} may not ${refused.action} on ${refused.leadingKeys}`;
    return errorResponse(400, 'AccessDeniedException', sentence)();
  }
  const { role, assumedBy: lambda = role } = identity;
  const index = typeof parsed.IndexName === 'string' ? parsed.IndexName : undefined;
  const partitionKeys = accesses.flatMap(({ leadingKeys }) => leadingKeys);
  const disturbance = await options.injectFault?.({
    service: 'dynamodb',
    role,
    lambda,
    operation,
    subjects: partitionKeys,
    body: parsed,
    index,
  });
  const refusals = errorResponses(parsed);
  return endWithFault(disturbance, refusals, async () => {
    const given = await ask(pickForwardedHeaders(headers), upstreamBody(parsed, disturbance)).catch(
      refusals.fail,
    );
    options.onCall?.({
      role,
      lambda,
      operation,
      index,
      partitionKeys,
      get units() {
        return unitsOf(given.body);
      },
      startedAt,
      endedAt: performance.now(),
    });
    return { ...given, headers: jsonHeaders };
  });
}

/**
 * Statements of a role for a table. No statement allows access to the indexes of tables of other further
 * cells.
 */
function statementsOn(
  { tables }: DynamoDbProxyOptions,
  { role }: Identity,
  table: string,
  isOfIndex: boolean,
): IamStatement[] {
  const sort = tables ? tables[table] : 'whole';
  if (sort === 'elsewhere' && isOfIndex) return [];
  return (sort && policiesByTable(role as IamRoleName, sort)) ?? [];
}

function identifySigner({ keys }: DynamoDbProxyOptions, request: ReadRequest): Identity | undefined {
  const { method, headers, body } = request;
  const parts = { method, path: '/', query: new URLSearchParams(), headers, payloadHash: sha256(body) };
  const checked = checkSignature({
    request: parts,
    service: 'dynamodb',
    secretOf: keys.secretOf,
    now: Date.now(),
  });
  return 'accessKeyId' in checked ? keys.identify(checked.accessKeyId) : undefined;
}

/** The role that owns the access key of a request from this process; the signature is not checked. */
function identifyKey({ keys }: DynamoDbProxyOptions, { headers }: ReadRequest): Identity | undefined {
  const accessKeyId = parseAuthorization(String(headers.authorization))?.scope.accessKeyId ?? '';
  const secret = keys.secretOf(accessKeyId);
  if (!secret || secret.sessionToken !== headers['x-amz-security-token']) return undefined;
  return keys.identify(accessKeyId);
}

const jsonHeaders = { 'content-type': 'application/x-amz-json-1.0' };

const errorResponse =
  (status: number, type: string, message: string, more: object = {}) =>
  (): ProxiedResponse => ({
    status,
    headers: jsonHeaders,
    body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more }),
  });

function errorResponses({ TransactItems }: Record<string, unknown>) {
  const steps = (TransactItems ?? []) as unknown[];
  const CancellationReasons = steps.map((_, at) => ({ Code: at === 0 ? 'TransactionConflict' : 'None' }));
  return {
    refuse: errorResponse(400, 'ProvisionedThroughputExceededException', 'Slow down.'),
    conflict: errorResponse(400, 'TransactionCanceledException', 'Transaction cancelled.', {
      CancellationReasons,
    }),
    fail: errorResponse(500, 'InternalServerError', 'Internal server error.'),
  };
}

const forwardedHeaders = ['content-type', 'x-amz-target', 'x-amz-date', 'authorization'];

function pickForwardedHeaders(headers: ReadRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    forwardedHeaders.flatMap(name => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

function upstreamBody(request: Record<string, unknown>, disturbance: Fault | undefined): string {
  const isElsewhere = typeof disturbance === 'object' && request.IndexName !== undefined;
  const elsewhere = isElsewhere && { TableName: disturbance.indexTable };
  return JSON.stringify({ ...request, ...elsewhere, ReturnConsumedCapacity: 'TOTAL' });
}

function unitsOf(body: ProxiedResponse['body']): number {
  const { ConsumedCapacity = [] } = JSON.parse(body.toString() || '{}') as { ConsumedCapacity?: unknown };
  return [ConsumedCapacity]
    .flat()
    .reduce<number>((sum, one) => sum + Number((one as { CapacityUnits?: number }).CapacityUnits ?? 0), 0);
}
