import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { registrations } from '../../../shared/features/intake/registrations/endpoints.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { countCases, end, prepareProduct, type Running, signIn } from './run-product.ts';

const { parent, folder, spawnIn, start, remove } = prepareProduct('lumitree-product-');
/**
 * Timeout of a start, which creates the demo data. This takes 35 CPU seconds, which can be minutes on a
 * shared machine with two cores.
 */
const startMs = 300_000;
/** Number of children in the clinic's demo data, and number of family registrations that wait for review. */
const [inBrightwater, waitingThere] = [41, 3];
/** The same two numbers for the school. The child whose data will be erased is not counted. */
const [inStMarys, waitingInStMarys] = [19, 2];

async function isGone(endpoint: string, within = 5_000): Promise<boolean> {
  for (const late = Date.now() + within; Date.now() < late; await wait(50)) {
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (!answered) return true;
  }
  return false;
}

let running: Running;
beforeAll(async () => {
  running = await start();
}, startMs);
afterAll(remove);

test('the first start of the product prints all addresses and demo accounts', async () => {
  const { ready } = running;
  expect(JSON.parse(readFileSync(join(folder, 'ready.json'), 'utf8'))).toEqual(ready);
  for (const address of [
    ready.web,
    ready.inbox,
    ready.dynamodb.endpoint,
    ready.cognito.endpoint,
    ready.s3.endpoint,
  ])
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+/);
  expect(ready.api).toBe(`${ready.web}/api`);
  const people = new Map(ready.signIns.map(({ email, role }) => [email, role]));
  expect([...people.values()].sort()).toEqual([
    'admin',
    'admin',
    'superadmin',
    'user',
    'user',
    'user',
    'user',
  ]);
  const config = (await (await fetch(`${ready.web}/config.json`)).json()) as Record<string, string>;
  expect(config).toEqual({
    api: '/api',
    region: 'ap-east-1',
    userPoolId: ready.cognito.userPoolId,
    userPoolClientId: ready.cognito.clientId,
    userPoolEndpoint: ready.cognito.endpoint,
  });
  expect((await fetch(`${ready.web}/cases`)).status).toBe(200);
  expect((await fetch(`${ready.inbox}`)).status).toBe(200);
});

test('each demo account can sign in and has the role that the list of accounts shows', async () => {
  for (const { email, role, organizationSlug } of running.ready.signIns) {
    const { user, organization } = await signIn(running.ready, email, organizationSlug ?? undefined);
    expect([user.role, organization?.organizationSlug ?? null]).toEqual([role, organizationSlug]);
  }
});

test('the demo has sixty children in two organisations and five registrations; people with limited access see fewer', async () => {
  const count = async (email: string) => countCases((await signIn(running.ready, email)).caller);
  const waiting = async (email: string) =>
    (await (await signIn(running.ready, email)).caller.call(registrations.searchRegistrations, {})).data.meta
      .total;
  const [helen, margaret] = ['helen@brightwater.example', 'margaret@stmarys.example'];
  expect([await count(helen), await waiting(helen)]).toEqual([inBrightwater + waitingThere, waitingThere]);
  expect([await count(margaret), await waiting(margaret)]).toEqual([
    inStMarys + waitingInStMarys,
    waitingInStMarys,
  ]);
  const { caller } = await signIn(running.ready, 'leung@brightwater.example');
  const { data } = await caller.call(cases.searchCases, { limit: 100 });
  expect(data.meta.total).toBe(13);
  const { caller: superadmin } = await signIn(running.ready, 'sam@lumitree.example');
  expect(await superadmin.expectError(cases.searchCases, {})).toMatchObject({ status: 403 });
});

test('demo data has dates of several years and several authors, and no caller can set the clock of the product', async () => {
  const { caller } = await signIn(running.ready, 'helen@brightwater.example');
  const { data } = await caller.call(cases.searchCases, { text: 'Chan Siu Ming' });
  const caseId = data.data[0]?.id ?? '';
  const timeline = await caller.call(cases.listTimeline, { caseId, limit: 50 });
  const visits = timeline.data.data.filter(({ act }) => act === 'eye.visit');
  expect(visits.map(({ at }) => at.slice(0, 10))).toEqual(visits.map(({ on }) => on));
  expect(visits).toHaveLength(5);
  expect(new Set(visits.map(({ by }) => by?.fullName)).size).toBe(2);
  const lately = new Date(Date.now() - dayMs).toISOString();
  expect(timeline.data.data.filter(({ at }) => at > lately)).toEqual([]);
  const changed = timeline.data.data
    .filter(({ kind, act }) => kind === 'record' && !/^(consent|duplicate|note|tree-entry)\./.test(act))
    .map(({ at }) => at.slice(0, 10));
  expect(visits.map(({ on }) => on)).toEqual(expect.arrayContaining(changed));

  const [before, key] = [Date.now(), { 'x-demo-moment': '0' }];
  const { caller: tom } = await signIn(running.ready, 'tom@stmarys.example');
  const made = await tom.call(cases.createCase, { fullName: 'Now' }, key);
  expect(Date.parse(made.data.createdAt)).toBeGreaterThanOrEqual(before);
});

testInTurn('a second process on the same data is rejected and does not disturb the first', async () => {
  const second = spawnIn(folder);
  const complaint = second.stderr?.toArray();
  expect(await once(second, 'exit')).toEqual([3, null]);
  expect(Buffer.concat((await complaint) ?? []).toString()).toBe(
    `Lumitree runs already, as process ${running.child.pid}.`,
  );
  expect(existsSync(join(folder, 'ready.json'))).toBe(true);
  expect((await fetch(`${running.ready.web}/`)).status).toBe(200);
});

testInTurn(
  'killing the product during writes loses no acknowledged write, and the product can be started again',
  { timeout: startMs },
  async () => {
    const before = await signIn(running.ready, 'tom@stmarys.example');
    const acknowledged: string[] = [];
    let unanswered = { fullName: '', key: '' };
    const writer = async (name: string) => {
      for (let number = 0; ; number++) {
        const [fullName, key] = [`${name} ${number}`, randomUUID()];
        const made = await before.caller
          .call(cases.createCase, { fullName }, { 'idempotency-key': key })
          .catch(() => undefined);
        if (!made) {
          unanswered = { fullName, key };
          return;
        }
        acknowledged.push(made.data.id);
        if (acknowledged.length === 25) running.child.kill('SIGKILL');
      }
    };
    await Promise.all(['Ann', 'Bob', 'Cid'].map(writer));
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    expect(await isGone(running.ready.dynamodb.endpoint), 'the stand-in outlived its parent').toBe(true);

    const first = running.took;
    running = await start();
    expect(running.took).toBeLessThan(first);
    const { caller } = await signIn(running.ready, 'tom@stmarys.example');
    const read = await Promise.all(acknowledged.map(caseId => caller.call(cases.getCase, { caseId })));
    expect(read.map(({ data }) => data.id)).toEqual(acknowledged);
    const { fullName, key } = unanswered;
    await caller.call(cases.createCase, { fullName }, { 'idempotency-key': key });
    const { data } = await caller.call(cases.searchCases, { text: fullName });
    expect(data.data.filter(row => row.fullName === fullName)).toHaveLength(1);
    const total = (await countCases(caller)) ?? 0;
    /**
     * Number of cases that certainly exist; one of them was added by Tom. Beyond these, each of three writers
     * may have added a case without getting a response.
     */
    const known = inStMarys + waitingInStMarys + 1 + acknowledged.length;
    expect(total).toBeGreaterThanOrEqual(known + 1);
    expect(total).toBeLessThanOrEqual(known + 3);
  },
);

testInTurn(
  'stopping the product leaves no process and no ready file, and keeps the data',
  { timeout: startMs },
  async () => {
    const { caller } = await signIn(running.ready, 'tom@stmarys.example');
    const total = await countCases(caller);
    expect(await end(running, 'SIGTERM')).toEqual([0, null]);
    for (const file of ['ready.json', 'pid']) expect(existsSync(join(folder, file)), file).toBe(false);
    const { web, dynamodb, cognito, s3, inbox } = running.ready;
    for (const endpoint of [web, dynamodb.endpoint, cognito.endpoint, s3.endpoint, inbox])
      expect(await isGone(endpoint), endpoint).toBe(true);
    running = await start();
    expect(await countCases((await signIn(running.ready, 'tom@stmarys.example')).caller)).toBe(total);
  },
);

testInTurn('if a port is in use, the product does not start and leaves no pid file', async () => {
  const elsewhere = join(parent, 'elsewhere');
  const port = new URL(running.ready.web).port;
  const child = spawnIn(elsewhere, port);
  const complaint = child.stderr?.toArray();
  expect(await once(child, 'exit')).toEqual([3, null]);
  expect(Buffer.concat((await complaint) ?? []).toString()).toContain('EADDRINUSE');
  expect(existsSync(join(elsewhere, 'pid'))).toBe(false);
});
