import { afterAll, beforeAll, expect } from 'vitest';
import { createApiLambda } from '../../../../functions/lambdas/api.ts';
import { createPublicLambda } from '../../../../functions/lambdas/public.ts';
import { hashSecret } from '../../../../functions/platform/storage/hash-secret.ts';
import { rateKey } from '../../../../functions/platform/storage/keys.ts';
import { throttleOfRoute } from '../../../../lib/cloud/api/throttles.ts';
import { addOriginSecret } from '../../../../lib/local/gateway/add-origin-secret.ts';
import { createGateway } from '../../../../lib/local/gateway/create-gateway.ts';
import { type HttpServer, listen } from '../../../../lib/local/serve.ts';
import { originSecret } from '../../../../lib/local/start-backend.ts';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { routeKey } from '../../../../shared/core/endpoint.ts';
import { registrationsPerHour } from '../../../../shared/core/limits.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { errorFromResponse } from '../../../../web/platform/api/call-error.ts';
import { type Caller, callerWith, type Reply } from '../../../support/caller.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { isFull } from '../../../support/is-full.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { newRegistration, openDoor, openFamily, type Registration } from './samples.ts';

const minutesMs = 600_000;
const atOnce = 25;
/**
 * Number of requests. Each registration is sent twice, like from a phone that did not receive the first
 * response.
 */
const posts = isFull ? 1_000 : 240;
/**
 * One in this many registrations is real. The others look like those of bots: they count towards the limits,
 * but are not stored.
 */
const childEvery = isFull ? 1 : 20;

let site: HttpServer;
/**
 * Starts the API behind AWS’s rate limits. Their clock stands still, so that used-up limits are never reset.
 */
beforeAll(async () => {
  const { backend, now } = await openWorld();
  const api = createApiLambda(backend.environmentOf('api'), now);
  const families = createPublicLambda(backend.environmentOf('public'), now);
  const gateway = createGateway({
    authorizer: backend.authorizer,
    lambdas: { api, account: api, pdf: api, public: families },
    throttles: routeKey => throttleOfRoute(routeKey),
    now: () => 0,
  });
  site = await listen(addOriginSecret(gateway, originSecret));
});
afterAll(() => site.close());

const address = (index: number) => `10.77.${Math.floor(index / 250)}.${index % 250}`;

/** Registrations of families, each sent twice. */
async function makePosts(token: string, count: number, every = childEvery): Promise<Registration[]> {
  const one = await newRegistration(token, { contactEmail: null, mother: null });
  return Array.from({ length: count }, (_, index) => {
    const pair = Math.floor(index / 2);
    const isChild = pair % every === 0;
    const submission = `00000000-0000-4000-8000-${String(pair).padStart(12, '0')}`;
    return { ...one, submission, fullName: `Wong ${pair}`, website: isChild ? '' : 'https://spam.example' };
  });
}

const post = (family: Caller, registration: Registration): Promise<Reply> =>
  family.send('POST', registrations.registerChild.path, { body: JSON.stringify(registration) });

async function sendAll(
  sent: Registration[],
  familyOf: (index: number) => Caller,
): Promise<{ registration: Registration; reply: Reply }[]> {
  const replies: { registration: Registration; reply: Reply }[] = [];
  const waiting = sent.entries();
  const sendNext = async () => {
    for (const [index, registration] of waiting)
      replies.push({ registration, reply: await post(familyOf(index), registration) });
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return replies;
}

interface StaffCall {
  status: number;
  ms: number;
}

async function listCases({ admin }: Clinic): Promise<StaffCall> {
  const start = performance.now();
  const { status } = await admin.send('POST', cases.searchCases.path, { body: '{}' });
  return { status, ms: performance.now() - start };
}

async function workAlone(clinic: Clinic): Promise<StaffCall[]> {
  const answers: StaffCall[] = [];
  while (answers.length < 5) answers.push(await listCases(clinic));
  return answers;
}

/** Sends requests of the staff again and again until the burst of registrations is over. */
async function workBeside<Result>(clinic: Clinic, happening: Promise<Result>) {
  const answers: StaffCall[] = [];
  let isOver = false;
  const over = happening.finally(() => {
    isOver = true;
  });
  while (!isOver) answers.push(await listCases(clinic));
  return { result: await over, answers };
}

const median = (answers: StaffCall[]) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length / 2)] ?? 0;

/** Expects a response to every request, and one case per accepted child. */
async function expectOneCaseEach(clinic: Clinic, replies: { registration: Registration; reply: Reply }[]) {
  const statuses = new Set(replies.map(({ reply }) => reply.status));
  expect([...statuses].toSorted()).toEqual([200, 429]);
  for (const { reply } of replies.filter(({ reply: { status } }) => status === 429)) {
    expect(reply.body).toMatchObject({ error: { code: 'rate.limited' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const letIn = replies.filter(({ registration, reply }) => reply.status === 200 && !registration.website);
  const children = new Set(letIn.map(({ registration }) => registration.submission));
  await settled();
  const { data } = await clinic.admin.call(registrations.searchRegistrations, { limit: 1 });
  expect(data.meta.total).toBe(children.size);
  return children.size;
}

/** Runs an action at the beginning of an hour, so that no hourly limit is reset while the action runs. */
async function withinOneHour<Result>(run: () => Promise<Result>): Promise<Result> {
  const { now, withClockAhead } = await openWorld();
  return withClockAhead(hourMs - (now() % hourMs), run);
}

testInTurn(
  'a burst of registrations from one network is stopped at the network’s limit; other families and staff are not affected',
  {
    timeout: minutesMs,
  },
  () =>
    withinOneHour(async () => {
      const { recordCalls } = await openWorld();
      const clinic = await openClinic();
      const token = await openDoor(clinic);
      const sent = await makePosts(token, posts);
      const crowd = await openFamily('10.99.99.1');
      const quiet = await workAlone(clinic);
      const { result: replies, answers } = await workBeside(
        clinic,
        sendAll(sent, () => crowd),
      );
      expect(replies.filter(({ reply }) => reply.status === 200)).toHaveLength(registrationsPerHour.network);
      const children = await expectOneCaseEach(clinic, replies);

      const last = sent.at(-1) as Registration;
      const { calls } = await recordCalls(() => sendAll(Array(20).fill(last), () => crowd));
      expect(calls).toEqual([]);

      const other = await openFamily('10.99.99.2');
      expect((await post(other, await newRegistration(token))).status).toBe(200);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      console.log(
        `one network: ${posts} posts, ${registrationsPerHour.network} let in, ${children} cases, nothing for 20 more; staff: ${answers.length} calls, all answered, median ${median(answers).toFixed(0)} ms beside the burst, ${median(quiet).toFixed(0)} ms before`,
      );
    }),
);

testInTurn(
  'a burst of registrations from many networks is stopped at the QR code’s limit, and no child is stored twice',
  {
    timeout: minutesMs,
  },
  () =>
    withinOneHour(async () => {
      const { now, recordCalls } = await openWorld();
      const clinic = await openClinic();
      const token = await openDoor(clinic);
      const letIn = isFull ? registrationsPerHour.code : 20;
      const { table } = await openRawTable();
      const counted = hashSecret(hashSecret(token).toLowerCase());
      const key = rateKey(`registration-of-code-${counted}`, Math.floor(now() / hourMs));
      await table.increment(key, { count: registrationsPerHour.code - letIn });
      const sent = await makePosts(token, isFull ? posts : 60, 1);
      const families = await Promise.all(sent.map((_, index) => openFamily(address(index))));
      const familyOf = (index: number) => families[index] as Caller;
      const { result: replies, answers } = await workBeside(clinic, sendAll(sent, familyOf));
      expect(replies.filter(({ reply }) => reply.status === 200)).toHaveLength(letIn);
      const children = await expectOneCaseEach(clinic, replies);
      const { calls } = await recordCalls(() => sendAll(sent.slice(0, 20), familyOf));
      expect(calls).toEqual([]);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      console.log(
        `many networks: ${sent.length} posts, ${letIn} let in, ${children} cases; staff: ${answers.length} calls, all answered, median ${median(answers).toFixed(0)} ms`,
      );
    }),
);

testInTurn(
  'AWS rate limits reject a burst of registrations before any Lambda runs, and staff are not affected',
  {
    timeout: minutesMs,
  },
  async () => {
    const clinic = await openClinic();
    const sent = await (await makePosts(await openDoor(clinic), posts)).map(one => ({
      ...one,
      website: 'x',
    }));
    const families = sent.map((_, index) =>
      callerWith(`${site.endpoint}/api`, { 'x-forwarded-for': address(index) }),
    );
    const staff = {
      ...clinic,
      admin: { ...clinic.admin, ...callerWith(`${site.endpoint}/api`, clinic.admin.headers) },
    };
    const quiet = await workAlone(staff);
    const { recordCalls } = await openWorld();
    const {
      result: { result: replies, answers },
      calls,
    } = await recordCalls(() =>
      workBeside(
        staff,
        sendAll(sent, index => families[index] as Caller),
      ),
    );
    const refused = replies.filter(({ reply }) => reply.status === 429);
    expect(refused.length).toBe(posts - throttleOfRoute(routeKey(registrations.registerChild)).burst);
    for (const { reply } of refused)
      expect(errorFromResponse(reply.status, reply.body)).toMatchObject({ code: 'rate.limited' });
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const partitionsOf = (isTheirs: boolean) =>
      new Set(
        calls.filter(({ role }) => (role === 'public') === isTheirs).flatMap(call => call.partitionKeys),
      );
    const [theirs, ours] = [partitionsOf(true), partitionsOf(false)];
    expect(Math.min(theirs.size, ours.size)).toBeGreaterThan(0);
    expect([...theirs].filter(key => ours.has(key))).toEqual([]);
    const ratio = median(answers) / median(quiet);
    console.log(
      `behind throttles: ${posts} posts, ${posts - refused.length} let in; staff: ${answers.length} calls, all answered, median ${median(answers).toFixed(0)} ms, ${ratio.toFixed(1)} times that of before`,
    );
  },
);
