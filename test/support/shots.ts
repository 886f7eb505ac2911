import { createHash } from 'node:crypto';
import type { AwsRequest, Disturbance, Interference } from '../../lib/local/interference.ts';

/** The fault injected into the AWS requests of one call. */
export interface Shot {
  /** Which of them, from 1; none at 0. */
  at: number;
  how: Exclude<Disturbance, object>;
  /** All later requests fail too, as when the process has died. */
  isLasting: boolean;
}

export const nothing: Shot = { at: 0, how: 'break-off', isLasting: false };

/** A person or an organisation whose requests get faults, one call at a time. */
export interface Target {
  /** What stands in requests that are made for it and in nobody else's, or the Lambda that makes them. */
  names: string[];
  /** Runs while the target's requests are shot at. Tells what they were, the one shot at among them. */
  under: <Result>(shot: Shot, run: () => Promise<Result>) => Promise<{ result: Result; seen: AwsRequest[] }>;
}

/** What follows from a call, whenever it does: mails go out while the next request is made. */
const followers = ['events', 'mail', 'jobs'];

/** Registers fault targets; asynchronous reactions are not affected. */
export function openRange(): { interfere: Interference; target: (...names: string[]) => Target } {
  const running = new Map<Target, { shot: Shot; seen: AwsRequest[] }>();
  const isAbout = ({ about, lambda }: AwsRequest, { names }: Target) =>
    !followers.includes(lambda) && [lambda, ...about].some(text => names.some(name => text.includes(name)));
  return {
    interfere: request => {
      const hit = [...running].find(([target]) => isAbout(request, target));
      if (!hit) return undefined;
      const [, { shot, seen }] = hit;
      seen.push(request);
      return disturbanceOf(shot, seen.length);
    },
    target: (...names) => {
      const target: Target = {
        names,
        under: async (shot, run) => {
          const seen: AwsRequest[] = [];
          running.set(target, { shot, seen });
          const result = await run().finally(() => running.delete(target));
          return { result, seen };
        },
      };
      return target;
    },
  };
}

function disturbanceOf({ at, how, isLasting }: Shot, count: number): Disturbance | undefined {
  if (at === 0 || count < at) return undefined;
  if (count === at) return how;
  if (!isLasting) return undefined;
  return how === 'refuse' || how === 'conflict' || how === 'fail' ? how : 'break-off';
}

/** What stands in the requests that signing in with this email makes. */
export const namesInSignIn = (email: string): string[] => [
  email,
  createHash('sha256').update(email.toLowerCase()).digest('base64url'),
];

const brief: Shot['how'][] = ['refuse', 'conflict', 'fail', 'break-off', 'lose-answer', 'hang'];

/** Everything that can be done to each of these requests, for a moment and for good. */
export function allShots(seen: AwsRequest[]): Shot[] {
  return seen.flatMap((request, index) =>
    brief
      .filter(how => isPossible(how, request))
      .flatMap(how => [false, true].map(isLasting => ({ at: index + 1, how, isLasting }))),
  );
}

/**
 * A choice of them: what changes something gets two, every other one of what reads gets one, and the last hangs.
 * @param turn varies the choice
 */
export function someShots(seen: AwsRequest[], turn: number): Shot[] {
  const shots = seen.flatMap((request, index): Shot[] => {
    const at = index + 1;
    if (reads(request) && (turn + index) % 2 === 1) return [];
    const hows = brief.filter(how => how !== 'hang' && how !== 'lose-answer' && isPossible(how, request));
    const how = hows[Math.floor((turn + index) / 2) % hows.length] ?? 'break-off';
    const isLasting = how === 'fail' || how === 'break-off';
    const shot: Shot = { at, how, isLasting };
    return reads(request) ? [shot] : [{ at, how: 'lose-answer', isLasting: true }, shot];
  });
  return [...shots, { at: seen.length, how: 'hang', isLasting: false }];
}

/** What is read comes to the same whether the request or its answer is lost. */
const reads = ({ operation }: AwsRequest) => /^(Get|BatchGet|TransactGet|Query|AssumeRole)/.test(operation);

/** Only transactions meet one another. */
const isPossible = (how: Shot['how'], { operation }: AwsRequest) =>
  how !== 'conflict' || operation === 'TransactWriteItems';
