import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Interference } from '../../lib/local/interference.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { callerWith } from '../support/caller.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { inputFor, openPerformers, type Performers, performerOf } from '../support/performers.ts';
import { sampleOf, sendCall } from '../support/samples.ts';
import { openTally } from '../support/tally.ts';
import { depthOf, openWorld } from '../support/world.ts';

/** The units of the table that one typical call takes; with them the round trips, where there are more than the usual. */
type Budget = number | { units: number; trips: number; why: string };

/** By route. `UPDATE_BUDGETS=1` writes the units anew; round trips beyond the usual are written by hand, with the reason. */
const file = new URL('budgets.json', import.meta.url);
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>;
/** Round trips to AWS that a call may make one after another: the standing batch and one more. */
const usualTrips = 2;
/** Each request waits so long, so that those made at once are seen to be, however busy the machine is. */
const heldMs = 10;
const hold: Interference = () => wait(heldMs, undefined);
const isUpdating = process.env.UPDATE_BUDGETS === '1';
/** How far a call may be from its budget, as a share of it. */
const tolerance = 0.2;
/** Where a call is off, the cheapest of so many tries counts: what follows from an earlier call can fall into one. */
const tries = 3;

const tally = openTally('budgets');
const routeOf = ({ endpoint }: Call) => `${endpoint.method} ${endpoint.path}`;

interface Cost {
  trips: number;
  units: number;
  /** Indexes that were asked, and by which role. */
  indexes: string[];
}
const costs = new Map<string, Cost>();

let clinic: Clinic;
let performers: Performers;
beforeAll(async () => {
  clinic = await openClinic();
  performers = await openPerformers(clinic);
  for (let left = 3; left > 0; left--) await measure(calls.find(({ name }) => name === 'createCase'));
});

/** A list goes from page to page and may lag, as may a count of the whole platform; every other call decides or tells what is. */
const isList = (call: Call) => 'cursor' in call.endpoint.input.shape || sampleOf(call).grows;

describe('a typical call keeps to its round trips and to its budget, and asks no index but for a list', () => {
  test.each(calls.map((call): [string, Call] => [routeOf(call), call]))('%s', async (route, call) => {
    const offBudget = (cost: Cost) => !sampleOf(call).grows && overBudget(route, cost);
    let cost = await measure(call);
    for (let left = tries - 1; left > 0 && (overTrips(route, cost) || offBudget(cost)); left--) {
      cost = cheapest(cost, await measureAgain(call));
    }
    costs.set(route, cost);
    tally.probe(route, overTrips(route, cost));
    tally.probe(route, !isUpdating && offBudget(cost));
    tally.probe(route, !isList(call) && cost.indexes.length > 0 && `asks ${cost.indexes}`);
    tally.settle();
  });
});

test('no budget is left of a call that is gone', () => {
  const routes = calls.map(routeOf);
  if (!isUpdating) expect(Object.keys(budgets).filter(route => !routes.includes(route))).toEqual([]);
});

afterAll(() => {
  const rows = [...costs].sort(([, a], [, b]) => b.units - a.units);
  const told = rows.slice(0, 5).map(([route, { units, trips }]) => `${route} ${units} units in ${trips}`);
  console.log(`the dearest calls: ${told.join(', ')} round trips`);
  if (!isUpdating) return;
  const table = Object.fromEntries(calls.map(routeOf).map(route => [route, budgetOf(route)]));
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
});

/** What was measured, with what is written by hand. */
function budgetOf(route: string): Budget | undefined {
  const { [route]: budget } = budgets;
  const units = costs.get(route)?.units;
  return typeof budget === 'object' && units !== undefined ? { ...budget, units } : units;
}

/** Whoever joins one organisation more costs more in all that follows, so that somebody else does it again. */
async function measureAgain(call: Call): Promise<Cost> {
  const who = await performerOf(performers, call);
  return measure(call, call.name === 'acceptInvitation' ? await who.twin() : who);
}

/** What one success costs at the table. */
async function measure(call: Call | undefined, by?: Principal): Promise<Cost> {
  if (!call) throw new Error('the call is gone');
  const world = await openWorld();
  const who = by ?? (await performerOf(performers, call));
  const sent = await inputFor(call, clinic, who);
  const sender = call.endpoint.needs === 'public' ? callerWith(world.api, {}) : who;
  const { result, calls: requests } = await world.measure(() =>
    world.disturb(hold, () => sendCall(sender, call, sent)),
  );
  expect(result.status, result.text).toBe(call.endpoint.status ?? 200);
  return {
    trips: depthOf(requests),
    units: requests.reduce((sum, { units }) => sum + units, 0),
    indexes: requests.flatMap(({ role, index }) => (index ? [`${index} as ${role}`] : [])),
  };
}

/** The same call by two measurements, of which either can have met with something else. */
const cheapest = (one: Cost, other: Cost): Cost => ({
  trips: Math.min(one.trips, other.trips),
  units: Math.min(one.units, other.units),
  indexes: one.indexes.filter(index => other.indexes.includes(index)),
});

function overTrips(route: string, { trips }: Cost): string | false {
  const { [route]: budget } = budgets;
  const atMost = typeof budget === 'object' ? budget.trips : usualTrips;
  return trips > atMost && `${trips} round trips instead of ${atMost}`;
}

function overBudget(route: string, { units }: Cost): string | false {
  const { [route]: known } = budgets;
  const budget = typeof known === 'object' ? known.units : known;
  if (budget === undefined)
    return `costs ${units} units and has no budget: run this suite with UPDATE_BUDGETS=1 and look at what it wrote`;
  const isOff = Math.abs(units - budget) > budget * tolerance;
  return (
    isOff &&
    `costs ${units} units, its budget is ${budget}: mend it, or update the table with UPDATE_BUDGETS=1`
  );
}
