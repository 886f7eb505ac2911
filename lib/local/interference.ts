import type { ServerResponse } from 'node:http';

/** A request to a stand-in, before it is answered. */
export interface AwsRequest {
  service: 'dynamodb' | 'sts' | 'cognito';
  /** The role whose keys it is signed with; empty for a request that is not signed. */
  role: string;
  /** The Lambda that it comes from, under whatever role. */
  lambda: string;
  operation: string;
  /** What tells whose request it is: partition keys of the table, an organisation, an email. */
  about: string[];
  /** The index that a query reads. */
  index?: string | undefined;
}

/**
 * What happens to a request. Nothing is done of one that is throttled (`refuse`), meets another
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

/** What a test does to requests. One that it waits with waits. */
export type Interference = (
  request: AwsRequest,
) => Disturbance | undefined | Promise<Disturbance | undefined>;

export interface Passed {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** How a service says no, by what is done to the request. */
export type Refusals = Record<'refuse' | 'conflict' | 'fail', () => Passed>;

/** Answers a request as the disturbance has it. @param pass carries the request out */
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
