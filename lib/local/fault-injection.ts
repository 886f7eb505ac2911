import { type HttpServer, listen, readBody } from './serve.ts';

/** A request to a stand-in, before the response. */
export interface AwsRequest {
  service: 'dynamodb' | 'sts' | 'cognito';
  /** The IAM role whose key signed the request; empty if it is not signed. */
  role: string;
  /** Name of the Lambda that sent the request, whatever role signed it. */
  lambda: string;
  operation: string;
  /** What the request is about: partition keys, an organisation, or an email. */
  subjects: string[];
  /** JSON sent to DynamoDB. */
  body?: Record<string, unknown>;
  index?: string | undefined;
}

/**
 * A fault injected into a request. With some faults, the request has no effect: `refuse` (throttled),
 * `conflict` (another transaction came first), `fail` (service error), `break-off` (connection lost before
 * the request arrives). With others it has its effect: `lose-answer` (response lost), `hang` (no response).
 * `indexTable` is the name of an older copy of the table, from which an index is read.
 */
export type Fault =
  | 'refuse'
  | 'conflict'
  | 'fail'
  | 'break-off'
  | 'lose-answer'
  | 'hang'
  | { indexTable: string };

/** Chooses the fault of each request; a pending promise delays the request. */
export type FaultInjection = (request: AwsRequest) => Fault | undefined | Promise<Fault | undefined>;

export interface ProxiedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Error responses of a service, by kind of fault. */
export type ErrorResponses = Record<'refuse' | 'conflict' | 'fail', () => ProxiedResponse>;

/** How a request ends: with a response, with a broken connection, or never. */
export type Outcome = ProxiedResponse | 'broken-off' | 'unanswered';

export interface ReadRequest {
  method: string;
  /** Path including the query. */
  path: string;
  /** Headers by lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Ends a request with the injected fault. */
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

/** Serves a handler on the loopback address that can also be called within the process. */
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
