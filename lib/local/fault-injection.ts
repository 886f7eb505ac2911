import type { ServerResponse } from 'node:http';

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

/** Responds to a request with the injected fault. @param pass forwards the request */
export async function respondWithFault(
  response: ServerResponse,
  disturbance: Fault | undefined,
  refusals: ErrorResponses,
  forwardRequest: () => Promise<ProxiedResponse>,
): Promise<void> {
  switch (disturbance) {
    case 'refuse':
    case 'conflict':
    case 'fail':
      return writeResponse(response, refusals[disturbance]());
    case 'break-off':
      response.destroy();
      return;
    case 'lose-answer':
      await forwardRequest();
      response.destroy();
      return;
    case 'hang':
      await forwardRequest();
      return;
    default:
      writeResponse(response, await forwardRequest());
  }
}

function writeResponse(response: ServerResponse, { status, headers, body }: ProxiedResponse): void {
  response.writeHead(status, headers).end(body);
}
