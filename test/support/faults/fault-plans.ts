import { createHash } from 'node:crypto';
import type { AwsRequest, Fault, FaultInjection } from '../../../lib/local/fault-injection.ts';

/** The fault injected into the AWS requests of one call. */
export interface FaultPlan {
  /** Which of them, from 1; none at 0. */
  requestNumber: number;
  fault: Exclude<Fault, object>;
  /** All later requests fail too, as when the process has died. */
  isPersistent: boolean;
}

export const noFault: FaultPlan = { requestNumber: 0, fault: 'break-off', isPersistent: false };

/** A person or an organisation whose requests get faults, one call at a time. */
export interface FaultTarget {
  /** What stands in requests that are made for it and in nobody else's, or the Lambda that makes them. */
  identifiers: string[];
  /** Runs while the target's requests are shot at. Tells what they were, the one shot at among them. */
  runWithFault: <Result>(
    shot: FaultPlan,
    run: () => Promise<Result>,
  ) => Promise<{ result: Result; requests: AwsRequest[] }>;
}

/** What follows from a call, whenever it does: mails go out while the next request is made. */
const asynchronousLambdas = ['events', 'mail', 'jobs'];

/** Registers fault targets; asynchronous reactions are not affected. */
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

/** What stands in the requests that signing in with this email makes. */
export const signInIdentifiers = (email: string): string[] => [
  email,
  createHash('sha256').update(email.toLowerCase()).digest('base64url'),
];

const faultKinds: FaultPlan['fault'][] = ['refuse', 'conflict', 'fail', 'break-off', 'lose-answer', 'hang'];

/** Everything that can be done to each of these requests, for a moment and for good. */
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
 * A choice of them: what changes something gets two, every other one of what reads gets one, and the last hangs.
 * @param turn varies the choice
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

/** What is read comes to the same whether the request or its answer is lost. */
const reads = ({ operation }: AwsRequest) => /^(Get|BatchGet|TransactGet|Query|AssumeRole)/.test(operation);

/** Only transactions meet one another. */
const canHappenTo = (how: FaultPlan['fault'], { operation }: AwsRequest) =>
  how !== 'conflict' || operation === 'TransactWriteItems';
