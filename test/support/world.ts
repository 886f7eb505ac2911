import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJobsLambda } from '../../functions/lambdas/jobs.ts';
import type { DynamoDbCall } from '../../lib/local/dynamodb/start-dynamodb-proxy.ts';
import type { FaultInjection } from '../../lib/local/fault-injection.ts';
import { listen } from '../../lib/local/serve.ts';
import { type Backend, startBackend } from '../../lib/local/start-backend.ts';

/**
 * The running product ("world") of a test worker, or of a single test file. Each test creates its own
 * organisation in it.
 */
export interface World {
  backend: Backend;
  /** URL of the API, without a slash at the end. */
  api: string;
  now: () => number;
  /** Folder of the stored data or, if nothing is stored, of temporary files. */
  folder: string;
  /**
   * Runs an action with the product's clock set forward, then sets it back. Events and emails are processed
   * before each change of the clock; otherwise a message queued at the later time would wait until then.
   */
  withClockAhead: <Result>(ms: number, run: () => Promise<Result>) => Promise<Result>;
  /** Sets the product's clock permanently, after events and emails are processed. */
  moveClockTo: (moment: number) => Promise<void>;
  /** Calls `see` for each request to the table from now on. */
  followCalls: (see: (call: DynamoDbCall) => void) => void;
  /** Waits until all reactions are done, runs an action, and returns the table requests made meanwhile. */
  recordCalls: <Result>(run: () => Promise<Result>) => Promise<{ result: Result; calls: DynamoDbCall[] }>;
  /** Runs a function with faults injected into AWS requests. */
  withFaults: <Result>(interference: FaultInjection, run: () => Promise<Result>) => Promise<Result>;
  /** Stops the product without waiting for reactions, jobs or emails, and keeps what it stored. */
  stop: () => Promise<StoppedWorld>;
  close: () => Promise<void>;
}

/** What is needed to start a stopped product again. */
interface StoppedWorld {
  /** Folder of the product's data. */
  folder: string;
  port: number;
  movedMs: number;
}

let opening: Promise<World> | undefined;

/** Returns the test worker's world, which is started at its first use. */
export function openWorld(): Promise<World> {
  opening ??= start();
  return opening;
}

/** Like `openWorld`, but stores the data in a folder, so that the world can be stopped and started again. */
export function openLastingWorld(): Promise<World> {
  opening ??= start({ folder: mkdtempSync(join(tmpdir(), 'lumitree-')), port: 0, movedMs: 0 });
  return opening;
}

/**
 * Stops a lasting world in the middle of its work and starts it again at the same URL. Values of
 * `onePerWorld` are created again.
 * @param meanwhile called with the data folder while nothing runs
 */
export async function restartWorld(meanwhile: (folder: string) => void = () => {}): Promise<World> {
  const stopped = await (await openWorld()).stop();
  meanwhile(stopped.folder);
  opening = start(stopped);
  return opening;
}

/** Waits until all reactions, jobs and emails that earlier writes have caused are done. */
export const settled = async (): Promise<void> => (await openWorld()).backend.settled();

/** Runs the hourly jobs, and all that they start, as if it were this many milliseconds later. */
export async function tickJobs(aheadMs: number): Promise<void> {
  const { backend, withClockAhead, now } = await openWorld();
  const jobs = createJobsLambda(backend.environmentOf('jobs'), now);
  await withClockAhead(aheadMs, () => jobs({ tick: true }));
}

/** Closes the current world; the next file uses another one. */
export async function closeWorld(): Promise<void> {
  const last = opening;
  opening = undefined;
  await (await last)?.close();
}

/** Returns a function whose value is created once per world, at its first use. */
export function onePerWorld<Thing>(make: (world: World) => Promise<Thing>): () => Promise<Thing> {
  const made = new WeakMap<World, Promise<Thing>>();
  return async () => {
    const world = await openWorld();
    const thing = made.get(world) ?? make(world);
    made.set(world, thing);
    return thing;
  };
}

async function start(kept?: StoppedWorld): Promise<World> {
  let clockOffsetMs = kept?.movedMs ?? 0;
  /**
   * How far the clock was moved permanently, in milliseconds. The AWS SDK still signs requests by the
   * machine's clock.
   */
  let movedMs = clockOffsetMs;
  let seen: DynamoDbCall[] | undefined;
  let follower: ((call: DynamoDbCall) => void) | undefined;
  let interference: FaultInjection | undefined;
  const now = () => Date.now() + clockOffsetMs;
  const scratch = kept?.folder ?? mkdtempSync(join(tmpdir(), 'lumitree-'));
  const backend = await startBackend({
    scratch,
    ...(kept && { folder: kept.folder }),
    webUrl: () => 'http://127.0.0.1:4000',
    now,
    signingClock: () => now() - movedMs,
    onDynamoDbCall: call => {
      seen?.push(call);
      follower?.(call);
    },
    inProcess: process.env.TEST_HTTP !== '1',
    injectFault: call => interference?.(call),
  });
  const gateway = await listen(backend.gateway, kept?.port);
  return {
    backend,
    folder: scratch,
    api: `${gateway.endpoint}/api`,
    now,
    withClockAhead: async (ms, run) => {
      await backend.settled();
      clockOffsetMs += ms;
      try {
        return await run();
      } finally {
        await backend.settled();
        clockOffsetMs -= ms;
      }
    },
    moveClockTo: async moment => {
      await backend.settled();
      movedMs = moment - Date.now();
      clockOffsetMs = movedMs;
    },
    followCalls: see => {
      follower = see;
    },
    recordCalls: async run => {
      await backend.settled();
      const calls: DynamoDbCall[] = [];
      seen = calls;
      const result = await run().finally(() => {
        seen = undefined;
      });
      return { result, calls };
    },
    withFaults: async (wanted, run) => {
      interference = wanted;
      return run().finally(() => {
        interference = undefined;
      });
    },
    stop: async () => {
      const { port } = new URL(gateway.endpoint);
      await gateway.close();
      await backend.close();
      return { folder: scratch, port: Number(port), movedMs };
    },
    close: async () => {
      await gateway.close();
      await backend.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** Number of sequential requests; overlapping ones count once. */
export function depthOf(calls: DynamoDbCall[]): number {
  const depths: number[] = [];
  const inOrder = [...calls].sort((a, b) => a.startedAt - b.startedAt);
  for (const [index, call] of inOrder.entries()) {
    const before = depths.slice(0, index).filter((_, at) => (inOrder[at]?.endedAt ?? 0) <= call.startedAt);
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
