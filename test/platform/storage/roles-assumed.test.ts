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

/** How long a role serves a call once it has been assumed. */
const lifetimeSeconds = roleSeconds - renewBeforeMs / 1_000;
const signingSeconds = roleSeconds - renewForSigningBeforeMs / 1_000;
/** Calls that answer with links to files, beside those that make PDFs. */
const signingShare = 0.1;

/**
 * Measured here: with the gateway, the proxy of the stand-ins and the caller in the same process a list of cases
 * takes 13 ms of a processor, asking for notifications 3, and a new PDF 45. Half of that on the 0.58 processors of
 * a Lambda of 1,024 MB, and two requests to the table, for a PDF two to the bucket as well.
 */
function secondsOf(route: string): number {
  if (route === 'GET notification/all') return 0.015;
  return makesPdf(route) ? 0.12 : 0.025;
}

const makesPdf = (route: string): boolean => /\/(pdf|send)$/.test(route);

/** As a clinic of the costs page: its calls of a month fall into days of 8 hours. */
const callsAnHour = Object.entries(callsOfMonth(clinics.usual)).map(([route, month]) => {
  const called = apiOperations.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === route);
  if (!called) throw new Error(`${route} is no call`);
  const { lambda = 'api' } = called.endpoint;
  return { route, lambda, calls: month / clinics.usual.days / 8 };
});
const sumOf = (calls: typeof callsAnHour) => calls.reduce((total, call) => total + call.calls, 0);

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

/** Roles that copies of a Lambda assume within the hours at work that follow a first lifetime. */
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

/** Of all calls of an hour, how many assume a role; those of `account` assume none. Means of some days. */
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
    `${organizations} organisations: at most ${bar} roles are assumed for a call`,
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
  'with few kept, calls of many organisations would assume roles again and again',
  { timeout: 120_000 },
  () => {
    expect(countRoles(2_000, 100).rate).toBeGreaterThan(2 * countRoles(2_000, maxKeptOrganizations).rate);
  },
);
