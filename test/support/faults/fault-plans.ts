import { createHash } from 'node:crypto';
import type { AwsRequest, Fault, FaultInjection } from '../../../lib/local/fault-injection.ts';

/** The fault that is injected into the AWS requests of one API request. */
export interface FaultPlan {
  /** Number of the AWS request that gets the fault, from 1; 0 for none. */
  requestNumber: number;
  fault: Exclude<Fault, object>;
  /** Whether all later requests fail too, as if the process had died. */
  isPersistent: boolean;
}

export const noFault: FaultPlan = { requestNumber: 0, fault: 'break-off', isPersistent: false };

/** A person or organisation whose AWS requests get faults, during one API request at a time. */
export interface FaultTarget {
  /** Texts that occur only in requests for the target, or the Lambda that sends them. */
  identifiers: string[];
  /** Runs an action with faults in the target's requests. Returns all requests, including the failed one. */
  runWithFault: <Result>(
    shot: FaultPlan,
    run: () => Promise<Result>,
  ) => Promise<{ result: Result; requests: AwsRequest[] }>;
}

/** Lambdas that run after the response; emails are sent while the next request is made. */
const asynchronousLambdas = ['events', 'mail', 'jobs'];

/** Keeps a register of fault targets. Reactions that run after the response get no faults. */
export function createFaultTargets(): {
  injectFault: FaultInjection;
  target: (...names: string[]) => FaultTarget;
} {
  const running = new Map<FaultTarget, { shot: FaultPlan; seen: AwsRequest[] }>();
  const isAbout = ({ subjects, lambda }: AwsRequest, { identifiers }: FaultTarget) =>
    !asynchronousLambdas.includes(lambda) &&
    [lambda, ...subjects].some(text => identifiers.some(name => text.includes(name)));
  return {
    injectFault: request => {
      const hit = [...running].find(([target]) => isAbout(request, target));
      if (!hit) return undefined;
      const [, { shot, seen }] = hit;
      seen.push(request);
      return faultFor(shot, seen.length);
    },
    target: (...identifiers) => {
      const target: FaultTarget = {
        identifiers,
        runWithFault: async (shot, run) => {
          const requests: AwsRequest[] = [];
          running.set(target, { shot, seen: requests });
          const result = await run().finally(() => running.delete(target));
          return { result, requests };
        },
      };
      return target;
    },
  };
}

function faultFor({ requestNumber, fault, isPersistent }: FaultPlan, count: number): Fault | undefined {
  if (requestNumber === 0 || count < requestNumber) return undefined;
  if (count === requestNumber) return fault;
  if (!isPersistent) return undefined;
  return fault === 'refuse' || fault === 'conflict' || fault === 'fail' ? fault : 'break-off';
}

/** Texts that identify the table requests of a sign-in with this email. */
export const signInIdentifiers = (email: string): string[] => [
  email,
  createHash('sha256').update(email.toLowerCase()).digest('base64url'),
];

const faultKinds: FaultPlan['fault'][] = ['refuse', 'conflict', 'fail', 'break-off', 'lose-answer', 'hang'];

/** All possible faults for each of these requests, temporary and persistent. */
export function allFaultPlans(seen: AwsRequest[]): FaultPlan[] {
  return seen.flatMap((request, index) =>
    faultKinds
      .filter(how => canHappenTo(how, request))
      .flatMap(how =>
        [false, true].map(isPersistent => ({ requestNumber: index + 1, fault: how, isPersistent })),
      ),
  );
}

/**
 * A sample of fault plans: two for each writing request, and one for every second reading request. The last
 * request of the sample gets no response.
 * @param turn varies the sample
 */
export function sampleFaultPlans(seen: AwsRequest[], turn: number): FaultPlan[] {
  const shots = seen.flatMap((request, index): FaultPlan[] => {
    const requestNumber = index + 1;
    if (reads(request) && (turn + index) % 2 === 1) return [];
    const hows = faultKinds.filter(
      how => how !== 'hang' && how !== 'lose-answer' && canHappenTo(how, request),
    );
    const fault = hows[Math.floor((turn + index) / 2) % hows.length] ?? 'break-off';
    const isPersistent = fault === 'fail' || fault === 'break-off';
    const shot: FaultPlan = { requestNumber, fault, isPersistent };
    return reads(request) ? [shot] : [{ requestNumber, fault: 'lose-answer', isPersistent: true }, shot];
  });
  return [...shots, { requestNumber: seen.length, fault: 'hang', isPersistent: false }];
}

/** Whether a request only reads, so that a lost request and a lost response have the same effect. */
const reads = ({ operation }: AwsRequest) => /^(Get|BatchGet|TransactGet|Query|AssumeRole)/.test(operation);

/** Whether a fault can happen to a request: only transactions can conflict. */
const canHappenTo = (how: FaultPlan['fault'], { operation }: AwsRequest) =>
  how !== 'conflict' || operation === 'TransactWriteItems';
