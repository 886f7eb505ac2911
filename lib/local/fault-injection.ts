import { type HttpServer, listen, readBody } from './serve.ts';

export interface AwsRequest {
  service: 'dynamodb' | 'sts' | 'cognito';
  /** The IAM role whose key signed the request; empty if it is not signed. */
  role: string;
  /** Name of the Lambda that sent the request. `role` is different if the Lambda has assumed another role. */
  lambda: string;
  operation: string;
  /** What the request is about: partition keys, an organisation, or an email address. */
  subjects: string[];
  body?: Record<string, unknown>;
  index?: string | undefined;
}

/**
 * A fault to inject into a request. These prevent its effect: `refuse` (throttled), `conflict` (another
 * transaction came first), `fail` (service error), `break-off` (connection lost before the request arrives).
 * These do not: `lose-answer` (response lost), `hang` (no response). `indexTable`: name of an older copy of
 * the table, whose index is read instead.
 */
export type Fault =
  | 'refuse'
  | 'conflict'
  | 'fail'
  | 'break-off'
  | 'lose-answer'
  | 'hang'
  | { indexTable: string };

/** Chooses the fault of each request, if any. The request waits until the returned promise resolves. */
export type FaultInjection = (request: AwsRequest) => Fault | undefined | Promise<Fault | undefined>;

export interface ProxiedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

export type ErrorResponses = Record<'refuse' | 'conflict' | 'fail', () => ProxiedResponse>;

/** How a request ends: with a response, with a broken connection, or never. */
export type Outcome = ProxiedResponse | 'broken-off' | 'unanswered';

export interface ReadRequest {
  method: string;
  /** Path of the request, including the query. */
  path: string;
  /** Headers of the request, by lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Ends a request with the given fault, or normally if there is none. */
export async function endWithFault(
  disturbance: Fault | undefined,
  refusals: ErrorResponses,
  forwardRequest: () => Promise<ProxiedResponse>,
): Promise<Outcome> {
  switch (disturbance) {
    case 'refuse':
    case 'conflict':
    case 'fail':
      return refusals[disturbance]();
    case 'break-off':
      return 'broken-off';
    case 'lose-answer':
      await forwardRequest();
      return 'broken-off';
    case 'hang':
      await forwardRequest();
      return 'unanswered';
    default:
      return forwardRequest();
  }
}

/** Serves a handler over HTTP on the loopback address. Other code can also call the handler directly. */
export function listenFor(
  answer: (request: ReadRequest) => Promise<Outcome>,
  bodyLimit: number,
): Promise<HttpServer> {
  return listen(async (request, response) => {
    const body = (await readBody(request, bodyLimit)) ?? Buffer.alloc(0);
    const { method = 'POST', url: path = '/', headers } = request;
    const outcome = await answer({ method, path, headers, body });
    if (outcome === 'broken-off') response.destroy();
    else if (outcome !== 'unanswered') response.writeHead(outcome.status, outcome.headers).end(outcome.body);
  });
}
