import { type HttpServer, listen, readBody } from './serve.ts';

/** A request to a stand-in, before it is answered. */
export interface AwsRequest {
  service: 'dynamodb' | 'sts' | 'cognito';
  /** The role whose keys it is signed with; empty for a request that is not signed. */
  role: string;
  /** The Lambda that it comes from, under whatever role. */
  lambda: string;
  operation: string;
  /** What the request is about: partition keys, an organisation, an email. */
  subjects: string[];
  /** What is sent to DynamoDB, as its JSON. */
  body?: Record<string, unknown>;
  /** The index that a query reads. */
  index?: string | undefined;
}

/**
 * A fault injected into a request. It has no effect when it is throttled (`refuse`), conflicts with another
 * transaction (`conflict`), fails at the service (`fail`) or is cut off on its way (`break-off`).
 * One whose answer is lost (`lose-answer`) or never comes (`hang`) has been carried out. An index
 * may be read from another table, as it was when that was copied.
 */
export type Fault =
  | 'refuse'
  | 'conflict'
  | 'fail'
  | 'break-off'
  | 'lose-answer'
  | 'hang'
  | { indexTable: string };

/** Decides the fault of each request; a pending promise delays the request. */
export type FaultInjection = (request: AwsRequest) => Fault | undefined | Promise<Fault | undefined>;

export interface ProxiedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Error responses of a service, by kind of fault. */
export type ErrorResponses = Record<'refuse' | 'conflict' | 'fail', () => ProxiedResponse>;

/** How a request ends: with a response, by a broken connection, or never. */
export type Outcome = ProxiedResponse | 'broken-off' | 'unanswered';

/** A request as a stand-in reads it. */
export interface ReadRequest {
  method: string;
  /** Path with the query. */
  path: string;
  /** By names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Ends a request with the injected fault. @param pass forwards the request */
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

/** Serves on the loopback address what can also be asked in the process. */
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
