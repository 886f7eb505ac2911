import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDbCall } from '../../lib/local/dynamodb/start-dynamodb-proxy.ts';
import type { Endpoint } from '../../shared/core/endpoint.ts';
import { type Caller, callerWith, type Reply, requestOf } from '../support/caller.ts';
import type { Principal } from '../support/clinic.ts';
import type { Random } from '../support/seed.ts';
import { depthOf, type World } from '../support/world.ts';

/** The cost of the calls of one route in one period. */
export interface RouteCost {
  calls: number;
  readUnits: number;
  writtenUnits: number;
  roundTrips: number;
  milliseconds: number;
  bytes: number;
  /** Duration of the slowest call, in milliseconds. */
  longest: number;
}

/** A caller, with the headers that identify the person. */
export type Calling = Caller & { headers: Record<string, string> };

const workers = new Set(['events', 'jobs', 'mail', 'webhooks']);
const reading = new Set(['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query']);
/** One in `repeatedOf` calls is sent twice, and one in `brokenOf` is broken off. */
interface Network {
  repeatedOf: number;
  brokenOf: number;
}
const usualNetwork: Network = { repeatedOf: 20, brokenOf: 100 };
const breakOffMs = 4;
const tries = 6;
/** Pause before a call is sent again, in milliseconds. */
const busyMs = 100;
const hasNoAnswer = (status: number) => status === 503 || status === 409;

/** Makes the calls of the season: some twice, some broken off, all of them counted. */
export class CallsLived {
  readonly costs = new Map<number, Map<string, RouteCost>>();
  /** Number of errors that people got, by route and code. */
  readonly refusals = new Map<string, number>();
  readonly problems: string[] = [];
  total = 0;
  /** Number of requests that were sent, including repeated ones. */
  sent = 0;
  /** Table units of all calls, reactions, jobs and mails. */
  readonly totals = { readUnits: 0, writtenUnits: 0 };
  repeated = 0;
  broken = 0;
  period = 0;
  /** Replaces the body of a response, to plant a fault. */
  tamper: ((route: string, input: Record<string, unknown>, body: unknown) => unknown) | undefined;
  #seen: DynamoDbCall[] = [];
  #keys = 0;
  #network = usualNetwork;

  #world: World;
  readonly #random: Random;

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
    this.follow(world);
  }

  /** Counts the calls of this world from now on. */
  follow(world: World): void {
    this.#world = world;
    world.followCalls(call => {
      this.#seen.push(call);
      this.totals[reading.has(call.operation) ? 'readUnits' : 'writtenUnits'] += call.units;
    });
  }

  /** A caller for the same person, whose calls are counted. */
  of<Who extends Calling>(person: Who): Who {
    const call = async (endpoint: Endpoint, input: Record<string, unknown>) =>
      this.#live(person, endpoint, input);
    return { ...person, call: call as Principal['call'] };
  }

  /** A caller without a sign-in, from a separate network address. */
  ofNobody(network: string): Calling {
    const headers = { 'x-forwarded-for': network };
    return this.of({ ...callerWith(this.#world.api, headers), headers });
  }

  /** Runs an action with other network conditions. */
  async withNetwork(network: Network, run: () => Promise<void>): Promise<void> {
    this.#network = network;
    await run().finally(() => {
      this.#network = usualNetwork;
    });
  }

  async #live(person: Calling, endpoint: Endpoint, input: Record<string, unknown>): Promise<unknown> {
    const route = `${endpoint.method} ${endpoint.path}`;
    const { path, body } = requestOf(endpoint, input);
    const headers: Record<string, string> =
      endpoint.method === 'GET'
        ? {}
        : { 'idempotency-key': `season-${++this.#keys}-${this.#random.randomInt(0, 1e9)}` };
    const send = () => {
      this.sent++;
      return person.send(endpoint.method, path, { body, headers });
    };
    this.total++;
    const isBroken = this.#random.randomInt(0, this.#network.brokenOf) === 0;
    if (isBroken) {
      this.broken++;
      await this.#breakOff(person, endpoint.method, path, body, headers);
    }
    const reply = isBroken ? await send() : await this.#measured(route, send);
    const last = await this.#untilAnswered(route, reply, send);
    if (last.status !== (endpoint.status ?? 200)) {
      this.#count(this.refusals, `${route} ${last.status} ${codeOf(last)}`);
      throw new Error(`${route}: ${last.status} ${last.text}`);
    }
    const isRead = endpoint.method === 'GET' || endpoint.effect === 'read';
    if (!isRead && this.#random.randomInt(0, this.#network.repeatedOf) === 0)
      await this.#repeat(route, last, send);
    return this.tamper?.(route, input, last.body) ?? last.body;
  }

  async #measured(route: string, send: () => Promise<Reply>): Promise<Reply> {
    this.#seen = [];
    const begun = performance.now();
    const reply = await send();
    const milliseconds = performance.now() - begun;
    const own = this.#seen.filter(({ lambda }) => !workers.has(lambda));
    const routes = this.costs.get(this.period) ?? new Map<string, RouteCost>();
    this.costs.set(this.period, routes);
    const cost = routes.get(route) ?? noCost();
    routes.set(route, cost);
    cost.calls++;
    for (const { operation, units } of own)
      cost[reading.has(operation) ? 'readUnits' : 'writtenUnits'] += units;
    cost.roundTrips += depthOf(own);
    cost.milliseconds += milliseconds;
    cost.longest = Math.max(cost.longest, milliseconds);
    cost.bytes += Buffer.byteLength(reply.text);
    return reply;
  }

  /** Sends the call again with the same key while the server is busy, as the web app does. */
  async #untilAnswered(route: string, first: Reply, send: () => Promise<Reply>): Promise<Reply> {
    let reply = first;
    for (let left = tries; left > 0 && hasNoAnswer(reply.status); left--) {
      this.#count(this.refusals, `${route} ${reply.status} ${codeOf(reply)}, and asked again`);
      await wait(busyMs);
      reply = await send();
    }
    return reply;
  }

  async #repeat(route: string, first: Reply, send: () => Promise<Reply>): Promise<void> {
    this.repeated++;
    const second = await send();
    if (second.status !== first.status || second.text !== first.text)
      this.problems.push(
        `${route}: sent twice with one key, it was answered ${second.status} ${second.text.slice(0, 200)}`,
      );
  }

  /** Breaks off the connection before the answer is read, whether or not the call has arrived. */
  async #breakOff(
    { headers: own }: Calling,
    method: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | undefined,
    headers: Record<string, string>,
  ): Promise<void> {
    const all = { ...(body !== undefined && { 'content-type': 'application/json' }), ...own, ...headers };
    const signal = AbortSignal.timeout(breakOffMs);
    await fetch(`${this.#world.api}/${path}`, {
      method,
      headers: all,
      signal,
      ...(body !== undefined && { body }),
    }).then(
      answer => answer.body?.cancel(),
      () => undefined,
    );
  }

  #count(counts: Map<string, number>, what: string): void {
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
}

const noCost = (): RouteCost => ({
  calls: 0,
  readUnits: 0,
  writtenUnits: 0,
  roundTrips: 0,
  milliseconds: 0,
  bytes: 0,
  longest: 0,
});

function codeOf({ body }: Reply): string {
  const { error } = (body ?? {}) as { error?: { code?: string } };
  return error?.code ?? '';
}
