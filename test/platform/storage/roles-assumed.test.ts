import QuickLRU from 'quick-lru';
import { expect } from 'vitest';
import {
  maxKeptOrganizations,
  renewBeforeMs,
  renewForSigningBeforeMs,
  roleSeconds,
} from '../../../functions/platform/storage/organization-credentials.ts';
import { callsOfMonth, clinics } from '../../../lib/cloud/costs/clinic-use.ts';
import { apiOperations } from '../../../shared/contract.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';

/** How long a Lambda uses the credentials of an assumed role, in seconds. */
const lifetimeSeconds = roleSeconds - renewBeforeMs / 1_000;
const signingSeconds = roleSeconds - renewForSigningBeforeMs / 1_000;
/**
 * Share of requests that return links to files. Requests that create PDFs are not counted here; they always
 * return a link.
 */
const signingShare = 0.1;

/**
 * Estimated seconds that a request takes in a Lambda. Measured with gateway, proxies and caller in one
 * process: a list of cases takes 13 ms of CPU, a request for notifications 3 ms, a new PDF 45 ms. A Lambda
 * needs half of this on 0.58 CPUs (1,024 MB), plus two table requests and, for a PDF, two bucket requests.
 */
function secondsOf(route: string): number {
  if (route === 'GET notification/all') return 0.015;
  return makesPdf(route) ? 0.12 : 0.025;
}

const makesPdf = (route: string): boolean => /\/(pdf|send)$/.test(route);

/**
 * Requests per hour of the typical clinic on the costs page: its requests of a month, spread over its working
 * days of 8 hours.
 */
const callsAnHour = Object.entries(callsOfMonth(clinics.usual)).map(([route, month]) => {
  const called = apiOperations.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === route);
  if (!called) throw new Error(`${route} is no call`);
  const { lambda = 'api' } = called.endpoint;
  return { route, lambda, calls: month / clinics.usual.days / 8 };
});
const sumOf = (calls: typeof callsAnHour) => calls.reduce((total, call) => total + call.calls, 0);

/** Draws organisations by a Zipf distribution: the nth is used 1/n as often as the first. */
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

/** A random generator with a fixed seed. */
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

/** Picks a free instance of the Lambda at random, because AWS does not document which one it uses. */
function pickFree(copies: Copy[], at: number, random: () => number): Copy | undefined {
  for (let tries = 0; tries < 8; tries++) {
    const copy = copies[Math.floor(random() * copies.length)];
    if (copy && copy.busyUntil <= at) return copy;
  }
  return copies.find(({ busyUntil }) => busyUntil <= at);
}

/**
 * Simulates the instances of a Lambda for three lifetimes of a role. Returns the number of instances, and the
 * number of roles that they assume after the first lifetime.
 */
function simulate(name: string, organizations: number, kept: number, seed: number) {
  const called = callsAnHour.filter(({ lambda }) => lambda === name);
  const random = seeded(seed);
  const draw = zipf(organizations, random);
  const gap = 3_600 / (organizations * sumOf(called));
  const copies: Copy[] = [];
  let assumed = 0;
  for (let at = 0; at < 3 * lifetimeSeconds; at += -Math.log(1 - random()) * gap) {
    let copy = pickFree(copies, at, random);
    if (!copy) {
      copy = { busyUntil: 0, roles: new QuickLRU({ maxSize: kept / 2 }) };
      copies.push(copy);
    }
    const route = pickRoute(called, random);
    copy.busyUntil = at + secondsOf(route);
    const organization = draw();
    const age = at - (copy.roles.get(organization) ?? Number.NEGATIVE_INFINITY);
    const signs = makesPdf(route) || random() < signingShare;
    if (age < (signs ? signingSeconds : lifetimeSeconds)) continue;
    copy.roles.set(organization, at);
    if (at > lifetimeSeconds) assumed++;
  }
  return { assumed, copies: copies.length };
}

function pickRoute(called: typeof callsAnHour, random: () => number): string {
  let left = random() * sumOf(called);
  for (const { route, calls } of called) {
    left -= calls;
    if (left <= 0) return route;
  }
  return called[0]?.route ?? '';
}

/**
 * Simulates some days. Returns the share of all requests for which a Lambda assumes a role, the part of this
 * share that is due to the Lambda `pdf`, and the number of instances of `api` per day. Requests to `account`
 * assume no role.
 */
function countRoles(organizations: number, kept: number) {
  const days = Math.ceil(5_000 / organizations);
  const calls = organizations * sumOf(callsAnHour) * ((2 * lifetimeSeconds) / 3_600) * days;
  const run = (name: string) =>
    Array.from({ length: days }, (_, day) => simulate(name, organizations, kept, organizations + day));
  const [ofApi, ofPdf] = [run('api'), run('pdf')];
  const rateOf = (runs: typeof ofApi) => runs.reduce((total, { assumed }) => total + assumed, 0) / calls;
  return {
    rate: rateOf(ofApi) + rateOf(ofPdf),
    ofPdf: rateOf(ofPdf),
    copies: ofApi.map(each => each.copies),
  };
}

const most: [organizations: number, bar: number][] = [
  [1_000, 0.05],
  [10_000, 0.25],
];

for (const [organizations, bar] of most) {
  testInTurn(
    `with ${organizations} organisations at most ${bar} IAM roles are assumed per request`,
    { timeout: 120_000 },
    () => {
      const { rate, ofPdf, copies } = countRoles(organizations, maxKeptOrganizations);
      console.log(
        `${organizations} organisations, ${copies.join(', ')} copies: ${rate.toFixed(3)} AssumeRole per call, ${ofPdf.toFixed(3)} of it for PDFs`,
      );
      expect(rate).toBeLessThanOrEqual(bar);
    },
  );
}

testInTurn(
  'if fewer credentials were cached, requests of many organisations would assume roles far more often',
  { timeout: 120_000 },
  () => {
    expect(countRoles(2_000, 100).rate).toBeGreaterThan(2 * countRoles(2_000, maxKeptOrganizations).rate);
  },
);
