import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDbCall } from '../../lib/local/dynamodb/start-dynamodb-proxy.ts';
import type { FaultInjection } from '../../lib/local/fault-injection.ts';
import { listen } from '../../lib/local/serve.ts';
import { type Backend, startBackend } from '../../lib/local/start-backend.ts';

/** The backend of a test worker. Each test creates its own organisation in it. */
export interface World {
  backend: Backend;
  /** Address of the API, without a slash at the end. */
  api: string;
  now: () => number;
  /**
   * Runs with the product's clock put forward, then puts it back. Events and mails are processed before each
   * change of the clock: a message queued by the later clock would wait in its queue until then.
   */
  withClockAhead: <Result>(ms: number, run: () => Promise<Result>) => Promise<Result>;
  /** Waits until nothing follows any more, runs, and tells which requests reached the table meanwhile. */
  recordCalls: <Result>(run: () => Promise<Result>) => Promise<{ result: Result; calls: DynamoDbCall[] }>;
  /** Runs while requests to the table are disturbed. */
  withFaults: <Result>(interference: FaultInjection, run: () => Promise<Result>) => Promise<Result>;
}

let opening: Promise<World> | undefined;

/** The worker's world, started when first asked for. */
export function openWorld(): Promise<World> {
  opening ??= start();
  return opening;
}

async function start(): Promise<World> {
  let clockOffsetMs = 0;
  let seen: DynamoDbCall[] | undefined;
  let interference: FaultInjection | undefined;
  const now = () => Date.now() + clockOffsetMs;
  const backend = await startBackend({
    scratch: mkdtempSync(join(tmpdir(), 'lumitree-')),
    webUrl: () => 'http://127.0.0.1:4000',
    now,
    onDynamoDbCall: call => seen?.push(call),
    injectFault: call => interference?.(call),
  });
  const { endpoint } = await listen(backend.gateway);
  return {
    backend,
    api: `${endpoint}/api`,
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
  };
}

/** How many requests one after another there were: those that overlapped count once. */
export function depthOf(calls: DynamoDbCall[]): number {
  const depths: number[] = [];
  const inOrder = [...calls].sort((a, b) => a.startedAt - b.startedAt);
  for (const [index, call] of inOrder.entries()) {
    const before = depths.slice(0, index).filter((_, at) => (inOrder[at]?.endedAt ?? 0) <= call.startedAt);
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
