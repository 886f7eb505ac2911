import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiLambda } from '../../functions/lambdas/api.ts';
import type { DynamoDbCall } from '../../lib/local/dynamodb/start-dynamodb-proxy.ts';
import { addOriginSecret } from '../../lib/local/gateway/add-origin-secret.ts';
import { createGateway } from '../../lib/local/gateway/create-gateway.ts';
import type { HttpLambda } from '../../lib/local/gateway/lambda.ts';
import { type HttpServer, listen } from '../../lib/local/serve.ts';
import { originSecret } from '../../lib/local/start-backend.ts';
import { minuteMs } from '../../shared/core/dates/durations.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { makeApiKey } from '../features/organizations/api-keys/samples.ts';
import { type Caller, callerWith, type Reply } from '../support/caller.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { openWorld } from '../support/world.ts';

/**
 * Number of requests per minute that this test allows an organisation; the noisy one sends ten times as many.
 */
const callsPerMinute = 60;
const burstCalls = 10 * callsPerMinute;
/** Number of Lambda instances that answer in turn, because AWS passes a request to any free one. */
const lambdas = 3;
const childrenCount = 10;
const quietCalls = 20;

const probeCount = startProbeCount('noisy neighbour');
/** In the noisy organisation, four people send requests at the same time. */
let clinics: { quiet: Principal; noisy: Principal[] };
let site: HttpServer;

beforeAll(async () => {
  const { backend, now } = await openWorld();
  const environment = { ...backend.environmentOf('api'), callsAMinute: callsPerMinute };
  const apis = Array.from({ length: lambdas }, () => createApiLambda(environment, now));
  let turn = 0;
  const api: HttpLambda = (event, context) => (apis[turn++ % lambdas] as HttpLambda)(event, context);
  const gateway = createGateway({
    authorizer: backend.authorizer,
    lambdas: { api, account: api, pdf: api, public: api },
  });
  site = await listen(addOriginSecret(gateway, originSecret));
  const [quiet, noisy] = await Promise.all([createFilledClinic(), createFilledClinic()]);
  clinics = { quiet: quiet.admin, noisy: [noisy.admin, ...(await peopleOf(noisy, 3))] };
});

afterAll(() => site.close());

async function createFilledClinic(): Promise<Clinic> {
  const clinic = await openClinic();
  for (let left = childrenCount; left > 0; left--) await makeCase(clinic.admin);
  return clinic;
}

const peopleOf = ({ join }: Clinic, count: number): Promise<Principal[]> =>
  Promise.all(Array.from({ length: count }, () => join()));

const callerOf = ({ headers }: Principal): Caller => callerWith(`${site.endpoint}/api`, headers);
const list = (caller: Caller): Promise<Reply> =>
  caller.send(cases.searchCases.method, cases.searchCases.path, { body: '{}' });

async function listOften(caller: Caller, times: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (replies.length < times) replies.push(await list(caller));
  return replies;
}

/** Sends all requests of the noisy organisation at the same time, as several people. */
async function sendBurst(callers: Caller[]): Promise<Reply[]> {
  const each = burstCalls / callers.length;
  return (await Promise.all(callers.map(caller => listOften(caller, each)))).flat();
}

const firstNoisy = (): Principal => clinics.noisy[0] as Principal;
const slugOf = ({ headers }: Principal): string => headers['x-organization'] ?? '';
const isOf = (slug: string) => (call: DynamoDbCall) =>
  call.partitionKeys.some(key => key.split('#')[1] === slug);
const unitsOf = (calls: DynamoDbCall[]): number => calls.reduce((sum, { units }) => sum + units, 0);
const okOf = (replies: Reply[]): number => replies.filter(({ status }) => status === 200).length;

describe('an organisation that sends ten times as many requests as its rate limit allows slows down no other', () => {
  test('an organisation above its rate limit gets errors that cost no table capacity; other organisations are unaffected', async () => {
    const { recordCalls, withClockAhead, now } = await openWorld();
    const quiet = callerOf(clinics.quiet);
    const loud = clinics.noisy.map(callerOf);
    const [noisy = quiet] = loud;
    const [quietSlug, noisySlug] = [slugOf(clinics.quiet), slugOf(firstNoisy())];
    const ofQuiet = isOf(quietSlug);
    const ofNoisy = isOf(noisySlug);
    await list(quiet);

    const { alone, usual, beside } = await withClockAhead(minuteMs - (now() % minuteMs), async () => ({
      alone: await recordCalls(() => listOften(quiet, quietCalls)),
      usual: await recordCalls(() => listOften(noisy, quietCalls)),
      beside: await withClockAhead(minuteMs, () =>
        recordCalls(async () => Promise.all([listOften(quiet, quietCalls), sendBurst(loud)])),
      ),
    }));
    const [own, others] = beside.result;

    const [before, during] = [alone.calls.filter(ofQuiet), beside.calls.filter(ofQuiet)];
    probeCount.probe('the neighbour’s answers', okOf(own) < quietCalls && `${okOf(own)} of ${quietCalls}`);
    const ratio = unitsOf(during) / unitsOf(before);
    probeCount.probe('the neighbour’s units', ratio !== 1 && `${ratio} times`);
    probeCount.probe('the neighbour’s requests', during.length !== before.length && `${during.length}`);

    const letIn = okOf(others);
    const refused = others.filter(({ status }) => status === 429);
    probeCount.probe('the share', letIn < callsPerMinute && `${letIn} let in`);
    probeCount.probe(
      'the limit',
      letIn > callsPerMinute + 2 * lambdas && `${letIn} let in of ${callsPerMinute}`,
    );
    probeCount.probe('the rest', letIn + refused.length !== burstCalls && `${refused.length} refused`);
    const waits = refused.map(({ headers }) => Number(headers.get('retry-after')));
    probeCount.probe('told when', !waits.every(wait => wait >= 1 && wait <= 60) && `${new Set(waits)}`);
    expect(refused[0]?.body).toMatchObject({ error: { code: 'rate.limited' } });

    const unitsEach = unitsOf(usual.calls.filter(ofNoisy)) / quietCalls;
    const spent = unitsOf(beside.calls.filter(ofNoisy)) / unitsEach;
    probeCount.probe(
      'what refusals cost',
      spent > 1.2 * callsPerMinute && `as much as ${spent.toFixed(0)} calls`,
    );

    const partitions = (calls: DynamoDbCall[]) =>
      new Set(calls.flatMap(({ partitionKeys }) => partitionKeys));
    const heated = partitions(beside.calls.filter(ofNoisy));
    const shared = [...partitions(during)].filter(key => heated.has(key));
    probeCount.probe('partitions', shared.length > 0 && shared.join(' '));
    console.log(
      `neighbours: ${burstCalls} calls at a limit of ${callsPerMinute}: ${letIn} let in, ${refused.length} refused for nothing; the neighbour: ${okOf(own)} of ${quietCalls} answered, ${ratio.toFixed(2)} times its units, ${shared.length} partitions in common`,
    );
    probeCount.expectNoFailure();
  });

  test('an organisation that was above its rate limit can send requests again after the minute', async () => {
    const { withClockAhead } = await openWorld();
    const noisy = callerOf(firstNoisy());
    await withClockAhead(3 * minuteMs, async () => expect(await list(noisy)).toMatchObject({ status: 200 }));
  });

  test('requests that outsiders send in an organisation’s name do not count towards the organisation’s rate limit', async () => {
    const { withClockAhead, now } = await openWorld();
    const slug = slugOf(clinics.quiet);
    const stranger = callerWith(`${site.endpoint}/api`, {
      ...firstNoisy().headers,
      'x-organization': slug,
    });
    await withClockAhead(5 * minuteMs - (now() % minuteMs), async () => {
      const replies = await listOften(stranger, 2 * callsPerMinute);
      probeCount.probe(
        'strangers',
        replies.some(({ status }) => status !== 403) && 'were answered otherwise',
      );
      probeCount.probe('its own', (await list(callerOf(clinics.quiet))).status !== 200 && 'was refused');
      probeCount.expectNoFailure();
    });
  });
});

describe('callers with too many requests leave a share of the quota to others in their organisation', () => {
  /** Number of quiet people; each sends a few requests, like people at work. */
  const quietPeople = 10;
  const callsOfEach = 3;

  async function callBeside(clinic: Clinic, loud: Caller[]) {
    const { withClockAhead, now } = await openWorld();
    const quiet = (await peopleOf(clinic, quietPeople)).map(callerOf);
    const minute = 7 * minuteMs - (now() % minuteMs);
    return withClockAhead(minute, async () => {
      const shouting = Promise.all(loud.map(caller => listOften(caller, burstCalls / loud.length)));
      const beside = await Promise.all(quiet.map(caller => listOften(caller, callsOfEach)));
      const letIn = (await shouting).map(okOf);
      const after = await Promise.all(quiet.map(caller => listOften(caller, 1)));
      return { letIn, refused: [...beside, ...after].flat().filter(({ status }) => status !== 200).length };
    });
  }

  const third = callsPerMinute / 3;

  test('one person with too many requests gets a third of the quota, and ten quiet people are not rejected', async () => {
    const clinic = await createFilledClinic();
    const [loud] = await peopleOf(clinic, 1);
    const { letIn, refused } = await callBeside(clinic, [callerOf(loud as Principal)]);
    probeCount.probe('quiet people beside a loud one', refused > 0 && `${refused} calls refused`);
    const [count = 0] = letIn;
    const isShare = count >= third && count <= third + 2 * lambdas;
    probeCount.probe('the loud person', !isShare && `${count} let in of ${third}`);
    console.log(
      `neighbours: one loud person: ${count} of ${burstCalls} let in; ${refused} of ${quietPeople * (callsOfEach + 1)} quiet calls refused`,
    );
    probeCount.expectNoFailure();
  });

  test('three people and two API keys with too many requests leave ten quiet people their share', async () => {
    const clinic = await createFilledClinic();
    const people = await peopleOf(clinic, 3);
    const keys = await Promise.all([makeApiKey(clinic), makeApiKey(clinic)]);
    const loud = [
      ...people.map(callerOf),
      ...keys.map(({ key }) => callerWith(`${site.endpoint}/api/by-key`, { authorization: `Bearer ${key}` })),
    ];
    const { letIn, refused } = await callBeside(clinic, loud);
    probeCount.probe('quiet people beside five loud callers', refused > 0 && `${refused} calls refused`);
    const most = third + 2 * lambdas;
    probeCount.probe('the loud', letIn.some(count => count > most) && `${letIn} let in of ${third} each`);
    const ofKeys = letIn.slice(people.length).reduce((sum, count) => sum + count, 0);
    probeCount.probe('the keys', ofKeys > third + 4 * lambdas && `${ofKeys} let in of ${third} together`);
    probeCount.probe('anybody', letIn.some(count => count === 0) && `${letIn}`);
    console.log(
      `neighbours: three loud people and two loud keys: ${letIn} let in of ${burstCalls / loud.length} each; ${refused} of ${quietPeople * (callsOfEach + 1)} quiet calls refused`,
    );
    probeCount.expectNoFailure();
  });
});
