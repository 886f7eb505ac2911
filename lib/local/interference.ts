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
  about: string[];
  /** The index that a query reads. */
  index?: string | undefined;
}

/**
 * A fault injected into a request. It has no effect when it is throttled (`refuse`), conflicts with another
 * transaction (`conflict`), fails at the service (`fail`) or is cut off on its way (`break-off`).
 * One whose answer is lost (`lose-answer`) or never comes (`hang`) has been carried out. An index
 * may be read from another table, as it was when that was copied.
 */
export type Disturbance =
  | 'refuse'
  | 'conflict'
  | 'fail'
  | 'break-off'
  | 'lose-answer'
  | 'hang'
  | { indexFrom: string };

/** Decides the fault of each request; a pending promise delays the request. */
export type Interference = (
  request: AwsRequest,
) => Disturbance | undefined | Promise<Disturbance | undefined>;

export interface Passed {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Error responses of a service, by kind of fault. */
export type Refusals = Record<'refuse' | 'conflict' | 'fail', () => Passed>;

/** Responds to a request with the injected fault. @param pass forwards the request */
export async function answerDisturbed(
  response: ServerResponse,
  disturbance: Disturbance | undefined,
  refusals: Refusals,
  pass: () => Promise<Passed>,
): Promise<void> {
  switch (disturbance) {
    case 'refuse':
    case 'conflict':
    case 'fail':
      return give(response, refusals[disturbance]());
    case 'break-off':
      response.destroy();
      return;
    case 'lose-answer':
      await pass();
      response.destroy();
      return;
    case 'hang':
      await pass();
      return;
    default:
      give(response, await pass());
  }
}

function give(response: ServerResponse, { status, headers, body }: Passed): void {
  response.writeHead(status, headers).end(body);
}
