import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDbCall } from '../../lib/local/dynamodb/start-dynamodb-proxy.ts';
import type { FaultInjection } from '../../lib/local/fault-injection.ts';
import type { Endpoint } from '../../shared/core/endpoint.ts';
import { type Caller, callerWith, type Reply, requestOf } from '../support/caller.ts';
import type { Principal } from '../support/clinic.ts';
import type { Random } from '../support/seed.ts';
import { depthOf, type World } from '../support/world.ts';

/** The cost of the requests to one route in one period of the season. */
export interface RouteCost {
  calls: number;
  readUnits: number;
  writtenUnits: number;
  roundTrips: number;
  milliseconds: number;
  bytes: number;
  /** Duration of the slowest request, in milliseconds. */
  longest: number;
}

/** A caller, with the headers that identify the person. */
export type Calling = Caller & { headers: Record<string, string> };

const workers = new Set(['events', 'jobs', 'mail', 'webhooks']);
const reading = new Set(['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query']);
/**
 * One in `repeatedOf` requests is sent twice, and one in `brokenOf` is broken off: the request or its answer
 * is lost.
 */
interface Network {
  repeatedOf: number;
  brokenOf: number;
}
const usualNetwork: Network = { repeatedOf: 20, brokenOf: 100 };
const tries = 6;
/** Pause before a request is sent again, in milliseconds. */
const busyMs = 100;
/** The kill happens at one of this many first table requests of a call. */
const requestsBeforeKill = 3;
/** Query of a signed address of a file, whose length differs from one signature to the next. */
const signature = /\?X-Amz-[^"]*/g;
const hasNoAnswer = (status: number) => status === 503 || status === 409;

/** Sends the requests of the season: some twice, some broken off, all of them counted. */
export class CallsLived {
  readonly costs = new Map<number, Map<string, RouteCost>>();
  /** Number of error responses that people got, by route and code. */
  readonly refusals = new Map<string, number>();
  readonly problems: string[] = [];
  total = 0;
  /** Number of requests that were sent, including repeated ones. */
  sent = 0;
  /** Table capacity units of all requests, reactions, jobs and mails, without those of browsers. */
  readonly totals = { readUnits: 0, writtenUnits: 0 };
  /** Whether a browser is in use: how often it reads depends on the machine. */
  isInBrowser = false;
  repeated = 0;
  broken = 0;
  period = 0;
  /** Replaces the body of a response; set only to plant a fault. */
  tamper: ((route: string, input: Record<string, unknown>, body: unknown) => unknown) | undefined;
  #seen: DynamoDbCall[] = [];
  #keys = 0;
  #network = usualNetwork;
  #isTogether = false;
  #kill: { left: number; restart: () => Promise<void> } | undefined;
  /** Called after each table request; set while a call is killed. */
  #seeOfKilled: ((call: DynamoDbCall) => void) | undefined;

  #world: World;
  readonly #random: Random;

  constructor(world: World, random: Random) {
    this.#world = world;
    this.#random = random;
    this.follow(world);
  }

  /** Starts to count the requests of this world. */
  follow(world: World): void {
    this.#world = world;
    world.followCalls(call => {
      this.#seen.push(call);
      this.#seeOfKilled?.(call);
      if (this.isInBrowser) return;
      this.totals[reading.has(call.operation) ? 'readUnits' : 'writtenUnits'] += call.units;
    });
  }

  /** Returns a caller for the same person whose requests are counted. */
  of<Who extends Calling>(person: Who): Who {
    const call = async (endpoint: Endpoint, input: Record<string, unknown>) =>
      this.#live(person, endpoint, input);
    return { ...person, call: call as Principal['call'] };
  }

  /** Returns a caller without a sign-in, with a network address of its own. */
  ofNobody(network: string): Calling {
    const headers = { 'x-forwarded-for': network };
    return this.of({ ...callerWith(this.#world.api, headers), headers });
  }

  /** Runs a function under other network conditions. */
  async withNetwork(network: Network, run: () => Promise<void>): Promise<void> {
    this.#network = network;
    await run().finally(() => {
      this.#network = usualNetwork;
    });
  }

  /** Makes calls at the same time. Their costs are not counted, because they cannot be told apart. */
  async together(...calls: (() => Promise<unknown>)[]): Promise<void> {
    this.#isTogether = true;
    await Promise.all(calls.map(call => call())).finally(() => {
      this.#isTogether = false;
    });
  }

  /**
   * Kills the product in the middle of a later call that changes something. The last table request of the
   * call may still be stored, but nothing after it. The call is sent again to the restarted product.
   * @param left number of changing calls before that one
   */
  killLater(left: number, restart: () => Promise<void>): void {
    this.#kill = { left, restart };
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
    const isRepeated = this.#random.randomInt(0, this.#network.repeatedOf) === 0;
    if (isBroken) {
      this.broken++;
      const isAnswerLost = this.#random.randomInt(0, 2) === 0;
      if (isAnswerLost) await send();
    }
    const isRead = endpoint.method === 'GET' || endpoint.effect === 'read';
    if (!isRead && this.#kill && this.#kill.left-- === 0) await this.#killDuring(send, this.#kill.restart);
    const reply = isBroken || this.#isTogether ? await send() : await this.#measured(route, send);
    const last = await this.#untilAnswered(route, reply, send);
    if (last.status !== (endpoint.status ?? 200)) {
      this.#count(this.refusals, `${route} ${last.status} ${codeOf(last)}`);
      throw new Error(`${route}: ${last.status} ${last.text}`);
    }
    if (!isRead && isRepeated) await this.#repeat(route, last, send);
    return this.tamper?.(route, input, last.body) ?? last.body;
  }

  /** The call stops at one of its table requests, which is still stored, and then the product restarts. */
  async #killDuring(send: () => Promise<Reply>, restart: () => Promise<void>): Promise<void> {
    this.#kill = undefined;
    const allowed = this.#random.randomInt(1, requestsBeforeKill + 1);
    let started = 0;
    let ended = 0;
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
    const isOther = (lambda: string) => workers.has(lambda);
    const die: FaultInjection = ({ service, lambda }) => {
      if (service !== 'dynamodb' || isOther(lambda)) return undefined;
      started++;
      if (started < allowed) return undefined;
      return started === allowed ? 'hang' : 'break-off';
    };
    this.#seeOfKilled = ({ lambda }) => {
      if (!isOther(lambda) && ++ended === allowed) stop();
    };
    await this.#world.withFaults(die, async () => {
      await Promise.race([send().catch(() => undefined), stopped]);
      this.#seeOfKilled = undefined;
      await restart();
    });
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
    cost.bytes += Buffer.byteLength(reply.text.replaceAll(signature, ''));
    return reply;
  }

  /** Sends the request again with the same idempotency key while the server is busy, as the web app does. */
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
