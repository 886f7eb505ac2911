import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, calls } from '../../shared/contract.ts';
import { roundTripExceptions, roundTrips } from '../../shared/limits.ts';
import { callerWith } from '../support/caller.ts';
import { type Clinic, openClinic } from '../support/clinic.ts';
import { inputFor, openPerformers, type Performers, performerOf } from '../support/performers.ts';
import { sampleOf, sendCall } from '../support/samples.ts';
import { openTally } from '../support/tally.ts';
import { depthOf, openWorld } from '../support/world.ts';

/** Consumed capacity of one typical call, by route. `UPDATE_BUDGETS=1` writes it anew. */
const file = new URL('budgets.json', import.meta.url);
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
const isUpdating = process.env.UPDATE_BUDGETS === '1';
/** How far a call may be from its budget, as a share of it. */
const tolerance = 0.2;
/** Of so many tries the cheapest counts: what follows from an earlier call can fall into one. */
const tries = 3;

const tally = openTally('budgets');
const routeOf = ({ endpoint }: Call) => `${endpoint.method} ${endpoint.path}`;

interface Cost {
  trips: number;
  units: number;
}
const costs = new Map<string, Cost>();

let clinic: Clinic;
let performers: Performers;
beforeAll(async () => {
  clinic = await openClinic();
  performers = await openPerformers(clinic);
  for (let left = 3; left > 0; left--) await measure(calls.find(({ name }) => name === 'createCase'));
});

describe('a typical call keeps to its round trips and to its budget', () => {
  test.each(calls.map((call): [string, Call] => [routeOf(call), call]))('%s', async (route, call) => {
    const found: Cost[] = [];
    for (let left = tries; left > 0; left--) found.push(await measure(call));
    const cost = {
      trips: Math.min(...found.map(({ trips }) => trips)),
      units: Math.min(...found.map(({ units }) => units)),
    };
    costs.set(route, cost);
    const atMost = roundTripExceptions[route]?.atMost ?? roundTrips;
    tally.probe(route, cost.trips > atMost && `${cost.trips} round trips instead of ${atMost}`);
    const isBudgeted = !isUpdating && !sampleOf(call).grows;
    tally.probe(route, isBudgeted && overBudget(route, cost));
    tally.settle();
  });
});

test('no budget and no exception is left of a call that is gone', () => {
  const routes = calls.map(routeOf);
  expect(Object.keys(roundTripExceptions).filter(route => !routes.includes(route))).toEqual([]);
  if (!isUpdating) expect(Object.keys(budgets).filter(route => !routes.includes(route))).toEqual([]);
});

afterAll(() => {
  const rows = [...costs].sort(([, a], [, b]) => b.units - a.units);
  const told = rows.slice(0, 5).map(([route, { units, trips }]) => `${route} ${units} units in ${trips}`);
  console.log(`the dearest calls: ${told.join(', ')} round trips`);
  if (!isUpdating) return;
  const table = Object.fromEntries(calls.map(call => [routeOf(call), costs.get(routeOf(call))?.units]));
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
});

/** What one success costs at the table. */
async function measure(call: Call | undefined): Promise<Cost> {
  if (!call) throw new Error('the call is gone');
  const world = await openWorld();
  const who = await performerOf(performers, call);
  const sent = await inputFor(call, clinic, who);
  const sender = call.endpoint.needs === 'public' ? callerWith(world.api, {}) : who;
  const { result, calls: requests } = await world.measure(() => sendCall(sender, call, sent));
  expect(result.status, result.text).toBe(call.endpoint.status ?? 200);
  return { trips: depthOf(requests), units: requests.reduce((sum, { units }) => sum + units, 0) };
}

function overBudget(route: string, { units }: Cost): string | false {
  const budget = budgets[route];

  if (budget === undefined)
    return `costs ${units} units and has no budget: run this suite with UPDATE_BUDGETS=1 and look at what it wrote`;
  const isOff = Math.abs(units - budget) > budget * tolerance;
  return (
    isOff &&
    `costs ${units} units, its budget is ${budget}: mend it, or update the table with UPDATE_BUDGETS=1`
  );
}
