import QuickLRU from 'quick-lru';
import { expect, test } from 'vitest';
import { maxKeptOrganizations } from '../../../functions/platform/storage/organization-credentials.ts';
import { callsOfMonth, clinics } from '../../../lib/cloud/costs/clinic-use.ts';
import { sampleUpTo } from '../../support/sampling/sample-in-turn.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';

const { usual } = clinics;
/** As a clinic of the costs page: its calls of a month fall into days of 8 hours. */
const callsAnHour =
  Object.values(callsOfMonth(usual)).reduce((total, count) => total + count, 0) / usual.days / 8;
/**
 * A list of cases takes 13 ms of a processor here, with the gateway, the proxy of the stand-ins and the caller in
 * the same process; half of that on the 0.58 processors of a Lambda of 1,024 MB, and two requests to the table.
 */
const secondsOfCall = 0.025;
/** Of an hour: the SDK asks for new credentials 5 minutes before their end, signing links 20 minutes before. */
const lifetimeSeconds = 55 * 60;
const signingSeconds = 40 * 60;
/** Calls that answer with links to files. */
const signingShare = 0.1;

/** Draws organisations as they are used: the nth is used 1/n as much as the first. */
function zipf(count: number, random: () => number): () => number {
  const upTo: number[] = [];
  let sum = 0;
  for (let n = 1; n <= count; n++) {
    sum += 1 / n;
    upTo.push(sum);
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** A generator that tells the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Copy {
  busyUntil: number;
  roles: QuickLRU<number, number>;
}

/** Any copy that is free: which of them Lambda takes is not told. */
function pickFree(copies: Copy[], at: number, random: () => number): Copy | undefined {
  for (let tries = 0; tries < 8; tries++) {
    const copy = copies[Math.floor(random() * copies.length)];
    if (copy && copy.busyUntil <= at) return copy;
  }
  return copies.find(({ busyUntil }) => busyUntil <= at);
}

/** Roles assumed for a call, over some time at work after a first lifetime. */
function simulate(organizations: number, kept: number): { rate: number; copies: number } {
  const random = seeded(organizations);
  const draw = zipf(organizations, random);
  const gap = 3_600 / (organizations * callsAnHour);
  const copies: Copy[] = [];
  let [calls, assumed] = [0, 0];
  for (let at = 0; at < 3 * lifetimeSeconds; at += -Math.log(1 - random()) * gap) {
    let copy = pickFree(copies, at, random);
    if (!copy) {
      copy = { busyUntil: 0, roles: new QuickLRU({ maxSize: kept / 2 }) };
      copies.push(copy);
    }
    copy.busyUntil = at + secondsOfCall;
    const organization = draw();
    if (at > lifetimeSeconds) calls++;
    const age = at - (copy.roles.get(organization) ?? Number.NEGATIVE_INFINITY);
    if (age < (random() < signingShare ? signingSeconds : lifetimeSeconds)) continue;
    copy.roles.set(organization, at);
    if (at > lifetimeSeconds) assumed++;
  }
  return { rate: assumed / calls, copies: copies.length };
}

const most: [organizations: number, bar: number][] = [
  [1_000, 0.06],
  [10_000, 0.25],
];

test.each(sampleUpTo('roles assumed', 1, most))(
  '%i organisations: at most %f roles are assumed for a call',
  { timeout: 120_000 },
  (organizations, bar) => {
    const { rate, copies } = simulate(organizations, maxKeptOrganizations);
    console.log(`${organizations} organisations, ${copies} copies: ${rate.toFixed(3)} AssumeRole per call`);
    expect(rate).toBeLessThanOrEqual(bar);
  },
);

testInTurn(
  'with few kept, calls of many organisations would assume roles again and again',
  { timeout: 120_000 },
  () => {
    expect(simulate(2_000, 100).rate).toBeGreaterThan(2 * simulate(2_000, maxKeptOrganizations).rate);
  },
);
