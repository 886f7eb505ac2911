import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenUnits } from '../../lib/cloud/costs/clinic-costs.ts';
import { callsOfMonth, clinics } from '../../lib/cloud/costs/clinic-use.ts';
import type { FaultInjection } from '../../lib/local/fault-injection.ts';
import type { ApiOperation } from '../../shared/contract.ts';
import { publishedOrder } from '../../shared/openapi.ts';
import { callerWith } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { depthOf, openWorld } from '../support/world.ts';

/**
 * Budget of a typical request to an endpoint, in capacity units; for an endpoint that may make more round
 * trips than usual, also their number and the reason.
 */
type Budget = number | { units: number; roundTrips: number; reason: string };

/** Budgets by route. `UPDATE_BUDGETS=1` updates the units; exceptions for round trips are written by hand. */
const file = new URL('budgets.json', import.meta.url);
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>;
/**
 * Maximum number of sequential round trips to AWS per request: the batch that checks permissions, and one
 * more.
 */
const maxRoundTrips = 2;
/** Delay of every request, so that concurrent ones overlap even on a busy machine. */
const requestDelayMs = 10;
const delayRequests: FaultInjection = () => wait(requestDelayMs, undefined);
const isUpdating = process.env.UPDATE_BUDGETS === '1';
/** Allowed deviation of a request from its budget, as a share. */
const tolerance = 0.2;
/**
 * Number of tries for a request outside its budget. The cheapest try counts, because reactions to an earlier
 * request may run during a try.
 */
const tries = 3;

/**
 * Endpoints in a fixed order, because later requests see the changes of earlier ones. The budgets are valid
 * for this order.
 */
const apiOperations = publishedOrder();
const measured = isUpdating ? apiOperations : sampleUpTo('budgets', 40, apiOperations);
const isWhole = measured.length === apiOperations.length;
const probeCount = startProbeCount('budgets');
const routeOf = ({ endpoint }: ApiOperation) => `${endpoint.method} ${endpoint.path}`;

interface Cost {
  sequentialRequests: number;
  units: number;
  /** How many of the capacity units are for writing. */
  writtenUnits: number;
  /** The queried indexes, with the role that queried them. */
  indexes: string[];
}
const costs = new Map<string, Cost>();

let clinic: Clinic;
let callersByRole: CallersByRole;
beforeAll(async () => {
  clinic = await openClinic();
  callersByRole = await createCallersByRole(clinic);
  for (let left = 3; left > 0; left--) await measure(apiOperations.find(({ name }) => name === 'createCase'));
});

/**
 * Whether an endpoint may query an index: lists, which are paged and may be outdated; endpoints whose costs
 * grow with the data; and those that look for drafts. All others need current data.
 */
const isList = (call: ApiOperation) =>
  'cursor' in call.endpoint.input.shape ||
  sampleOf(call).costGrowsWithData ||
  asksForDrafts.includes(call.name);
/**
 * Endpoints that use an index to find drafts of notes by author. This is safe, because the offboarding job
 * checks again once the member can no longer write.
 */
const asksForDrafts = ['listBelongings', 'removeMember'];

describe('a typical request stays within its budget of round trips and capacity, and queries an index only for lists', () => {
  test.each(measured.map((call): [string, ApiOperation] => [routeOf(call), call]))(
    '%s',
    async (route, call) => {
      const offBudget = (cost: Cost) => !sampleOf(call).costGrowsWithData && exceedsBudget(route, cost);
      let cost = await measure(call);
      for (let left = tries - 1; left > 0 && (exceedsRoundTrips(route, cost) || offBudget(cost)); left--) {
        cost = cheapest(cost, await measureAgain(call));
      }
      costs.set(route, cost);
      probeCount.probe(route, exceedsRoundTrips(route, cost));
      probeCount.probe(route, !isUpdating && offBudget(cost));
      probeCount.probe(route, writesBesideReading(call, cost));
      probeCount.probe(route, !isList(call) && cost.indexes.length > 0 && `asks ${cost.indexes}`);
      probeCount.expectNoFailure();
    },
  );
});

test.skipIf(isUpdating)('every budget belongs to an existing endpoint', () => {
  const routes = apiOperations.map(routeOf);
  expect(Object.keys(budgets).filter(route => !routes.includes(route))).toEqual([]);
});

afterAll(() => {
  const rows = [...costs].sort(([, a], [, b]) => b.units - a.units);
  const told = rows
    .slice(0, 5)
    .map(([route, { units, sequentialRequests }]) => `${route} ${units} units in ${sequentialRequests}`);
  console.log(`most expensive calls: ${told.join(', ')} round trips`);
  if (!isUpdating) return;
  const table = Object.fromEntries(apiOperations.map(routeOf).map(route => [route, updatedBudget(route)]));
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
});

/** The measured units; an exception that was written by hand is kept. */
function updatedBudget(route: string): Budget | undefined {
  const { [route]: budget } = budgets;
  const units = costs.get(route)?.units;
  return typeof budget === 'object' && units !== undefined ? { ...budget, units } : units;
}

/**
 * Measures another request. Another person accepts the second invitation, because each membership of a person
 * makes all their later requests cost more.
 */
async function measureAgain(call: ApiOperation): Promise<Cost> {
  const caller = await callerForCall(callersByRole, call);
  return measure(call, call.name === 'acceptInvitation' ? await caller.createPeer() : caller);
}

/** Lambdas of reactions. Their requests do not count, because they may begin before the response is sent. */
const workers = new Set(['events', 'jobs', 'mail']);

/**
 * Sends one request that must succeed. Returns the round trips, capacity units and indexes that the request
 * uses.
 */
async function measure(call: ApiOperation | undefined, by?: Principal): Promise<Cost> {
  if (!call) throw new Error('the call is gone');
  const world = await openWorld();
  const who = by ?? (await callerForCall(callersByRole, call));
  const sent = await inputFor(call, clinic, who);
  const sender = call.endpoint.needs === 'public' ? callerWith(world.api, {}) : who;
  const { result, calls } = await world.recordCalls(() =>
    world.withFaults(delayRequests, () => sendCall(sender, call, sent)),
  );
  const requests = calls.filter(({ role }) => !workers.has(role));
  expect(result.status, result.text).toBe(call.endpoint.status ?? 200);
  return {
    sequentialRequests: depthOf(requests),
    units: requests.reduce((sum, { units }) => sum + units, 0),
    writtenUnits: requests
      .filter(({ operation }) => !readingOperations.has(operation))
      .reduce((sum, { units }) => sum + units, 0),
    indexes: requests.flatMap(({ role, index }) => (index ? [`${index} as ${role}`] : [])),
  };
}

const readingOperations = new Set(['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query']);

/**
 * Checks that a request that only reads writes nothing but its audit record, because the costs page counts it
 * as a read.
 */
const writesBesideReading = (call: ApiOperation, { units, writtenUnits: written }: Cost): string | false => {
  const most = writtenUnits(routeOf(call), units);
  return (
    routeOf(call) in callsOfMonth(clinics.usual) && written > most && `writes ${written} units, not ${most}`
  );
};

/** The cheaper of two measurements; other work may have added to the more expensive one. */
const cheapest = (one: Cost, other: Cost): Cost => ({
  sequentialRequests: Math.min(one.sequentialRequests, other.sequentialRequests),
  units: Math.min(one.units, other.units),
  writtenUnits: Math.min(one.writtenUnits, other.writtenUnits),
  indexes: one.indexes.filter(index => other.indexes.includes(index)),
});

function exceedsRoundTrips(route: string, { sequentialRequests }: Cost): string | false {
  const { [route]: budget } = budgets;
  const atMost = typeof budget === 'object' ? budget.roundTrips : maxRoundTrips;
  return sequentialRequests > atMost && `${sequentialRequests} round trips instead of ${atMost}`;
}

/**
 * Describes how the capacity units of a request differ from its budget; false if they fit. If only a sample
 * of endpoints is tested, a request may cost less, because there is less data then.
 */
function exceedsBudget(route: string, { units }: Cost): string | false {
  const { [route]: known } = budgets;
  const budget = typeof known === 'object' ? known.units : known;
  if (budget === undefined)
    return `costs ${units} units and has no budget: run this suite with UPDATE_BUDGETS=1 and look at what it wrote`;
  const isCheaper = isWhole && units < budget * (1 - tolerance);
  const isOff = isCheaper || units > budget * (1 + tolerance);
  return (
    isOff &&
    `costs ${units} units, its budget is ${budget}: mend it, or update the table with UPDATE_BUDGETS=1`
  );
}
