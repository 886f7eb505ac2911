import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DoorCall } from '../../lib/local/dynamodb/start-door.ts';
import type { Interference } from '../../lib/local/interference.ts';
import { listen } from '../../lib/local/serve.ts';
import { type Backend, startBackend } from '../../lib/local/start-backend.ts';

/** Everything behind the web app, once for each test worker. Tests make an organisation of their own in it. */
export interface World {
  backend: Backend;
  /** Address of the API, without a slash at the end. */
  api: string;
  now: () => number;
  /**
   * Runs with the product's clock put forward, then puts it back. What follows from something is done by
   * the clock by which that was: a message sent by a later one would lie in its queue until then.
   */
  later: <Result>(ms: number, run: () => Promise<Result>) => Promise<Result>;
  /** Waits until nothing follows any more, runs, and tells which requests reached the table meanwhile. */
  measure: <Result>(run: () => Promise<Result>) => Promise<{ result: Result; calls: DoorCall[] }>;
  /** Runs while requests to the table are disturbed. */
  disturb: <Result>(interference: Interference, run: () => Promise<Result>) => Promise<Result>;
}

let opening: Promise<World> | undefined;

/** The worker's world, started when first asked for. */
export function openWorld(): Promise<World> {
  opening ??= start();
  return opening;
}

async function start(): Promise<World> {
  let ahead = 0;
  let seen: DoorCall[] | undefined;
  let interference: Interference | undefined;
  const now = () => Date.now() + ahead;
  const backend = await startBackend({
    scratch: mkdtempSync(join(tmpdir(), 'lumitree-')),
    webUrl: () => 'http://127.0.0.1:4000',
    now,
    observe: call => seen?.push(call),
    interfere: call => interference?.(call),
  });
  const { endpoint } = await listen(backend.gateway);
  return {
    backend,
    api: `${endpoint}/api`,
    now,
    later: async (ms, run) => {
      await backend.settled();
      ahead += ms;
      try {
        return await run();
      } finally {
        await backend.settled();
        ahead -= ms;
      }
    },
    measure: async run => {
      await backend.settled();
      const calls: DoorCall[] = [];
      seen = calls;
      const result = await run().finally(() => {
        seen = undefined;
      });
      return { result, calls };
    },
    disturb: async (wanted, run) => {
      interference = wanted;
      return run().finally(() => {
        interference = undefined;
      });
    },
  };
}

/** How many requests one after another there were: those that overlapped count once. */
export function depthOf(calls: DoorCall[]): number {
  const depths: number[] = [];
  const inOrder = [...calls].sort((a, b) => a.startedAt - b.startedAt);
  for (const [index, call] of inOrder.entries()) {
    const before = depths.slice(0, index).filter((_, at) => (inOrder[at]?.endedAt ?? 0) <= call.startedAt);
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
