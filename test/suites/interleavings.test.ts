import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { FaultInjection } from '../../lib/local/fault-injection.ts';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { isMutation, pathParameters } from '../../shared/core/endpoint.ts';
import type { Reply } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
  leastRoleFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { sameSubject, unexpectedRefusal } from '../support/faults/same-subject.ts';
import { violationsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { type Input, referencesOf, sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { createRandom, type Random } from '../support/seed.ts';
import { openWorld } from '../support/world.ts';

const rounds = isFull ? 500 : 4;
const timeout = isFull ? 900_000 : 60_000;
/** Maximum number of concurrent requests per round. */
const atOnce = 3;
const longestPauseMs = 8;

const probeCount = startProbeCount('interleavings');
const writing = apiOperations.filter(({ endpoint }) => isMutation(endpoint));

/** The organisation of one round of requests; rounds run in parallel. */
interface TestOrganization {
  clinic: Clinic;
  callersByRole: CallersByRole;
}
let testOrganizations: TestOrganization[];
beforeAll(async () => {
  testOrganizations = await Promise.all([1, 2, 3, 4].map(createTestOrganization));
});

async function createTestOrganization(): Promise<TestOrganization> {
  const clinic = await openClinic();
  return { clinic, callersByRole: await createCallersByRole(clinic, clinic) };
}

/** Delays each table request a little while concurrent API requests run, so that these interleave. */
const delayRequests: FaultInjection = async ({ service, lambda }) => {
  if (activeRounds > 0 && service === 'dynamodb' && lambda !== 'events')
    await wait(pauses.randomInt(0, longestPauseMs));
  return undefined;
};
const pauses = createRandom('pauses');
let activeRounds = 0;

describe('of concurrent requests about one record, one or more succeed, and data stays consistent', () => {
  test.each(sampleUpTo('interleavings', 9, writing).map((call): [string, ApiOperation] => [call.name, call]))(
    '%s',
    { timeout },
    async (_, call) => {
      const { withFaults } = await openWorld();
      await withFaults(delayRequests, () =>
        Promise.all(testOrganizations.map(board => runRounds(call, board))),
      );
      if (isFull) await expectIntact(call.name);
      probeCount.expectNoFailure();
    },
  );

  afterAll(async () => {
    await expectIntact('all of them');
    probeCount.expectNoFailure();
  });
});

async function expectIntact(what: string): Promise<void> {
  const slugs = testOrganizations.map(({ clinic }) => clinic.slug);
  for (const fault of await violationsOf(...slugs)) probeCount.probe(`what is stored after ${what}`, fault);
}

async function runRounds(call: ApiOperation, board: TestOrganization): Promise<void> {
  const random = createRandom(`${call.name} in organisation ${testOrganizations.indexOf(board)}`);
  for (let left = rounds / testOrganizations.length; left > 0; left--) await runRound(call, board, random);
}

async function runRound(
  call: ApiOperation,
  { clinic, callersByRole }: TestOrganization,
  { randomInt }: Random,
): Promise<void> {
  const caller = await callerForCall(callersByRole, call);
  const first = await inputFor(call, clinic, caller);
  const partners = relatedTo(call);
  const turns: [ApiOperation, Input][] = [[call, first]];
  for (let left = randomInt(1, atOnce); left > 0; left--) {
    const partner = partners[randomInt(0, partners.length)] ?? call;
    const own = partner === call ? first : await inputFor(partner, clinic, caller);
    turns.push([partner, { ...own, ...sameSubject(call, first, partner) }]);
  }
  activeRounds++;
  const replies = await Promise.all(turns.map(([one, sent]) => sendCall(caller, one, sent)));
  activeRounds--;
  const what = turns.map(([{ name }]) => name).join(' with ');
  const second = turns.flatMap(([one]) => sampleOf(one).allowedRaceErrors ?? []);
  for (const reply of replies) probeCount.probe(what, unexpectedRefusal(call, reply, second));
  probeCount.probe(what, !replies.some(({ status }) => status < 300) && 'none of them succeeded');
  probeCount.probe(what, repeatedVersion(turns, replies));
  probeCount.probe(what, await lostUpdate(call, caller, turns, replies));
}

/**
 * Endpoints for the same role that need no other kinds of records than `call`. If `call` needs no record:
 * endpoints of the same noun that need none.
 */
function relatedTo(call: ApiOperation): ApiOperation[] {
  const kinds = (one: ApiOperation) => referencesOf(one).map(([, kind]) => kind);
  return writing.filter(one => {
    if (sampleOf(one).endsSession && one !== call) return false;
    if (leastRoleFor(one) !== leastRoleFor(call)) return false;
    if (kinds(call).length === 0) return one.noun === call.noun && kinds(one).length === 0;
    return kinds(one).length > 0 && kinds(one).every(kind => kinds(call).includes(kind));
  });
}

function isChanged(reply: Reply | undefined, version: unknown): boolean {
  if (!reply || reply.status >= 300) return false;
  const { data } = JSON.parse(reply.text) as { data: { version?: unknown } };
  return data.version !== undefined && data.version !== version;
}

/**
 * Describes two requests that both changed the same version of a record. A response with the unchanged record
 * does not count as a change.
 */
function repeatedVersion(turns: [ApiOperation, Input][], replies: Reply[]): string | false {
  const made = turns.filter(
    ([, { version }], index) => version !== undefined && isChanged(replies[index], version),
  );
  const thing = ([{ noun, endpoint }, sent]: [ApiOperation, Input]) => {
    const name = pathParameters(endpoint.path).at(-1);
    return name ? `${noun} ${sent[name]}` : endpoint.path;
  };
  const most = Math.max(0, ...[...Map.groupBy(made, thing).values()].map(({ length }) => length));
  return most > 1 && `${most} of them changed the same version`;
}

/**
 * Checks that the last response about a record equals the record's current state, unless a later change
 * returned another state.
 */
async function lostUpdate(
  { endpoint: { output, input } }: ApiOperation,
  caller: Principal,
  turns: [ApiOperation, Input][],
  replies: Reply[],
): Promise<string | false> {
  const done = turns.flatMap(([{ endpoint }], index) => {
    const { status, body } = replies[index] ?? {};
    return Number(status) < 300 ? [{ endpoint, data: (body as { data: Input }).data }] : [];
  });
  const answers = done.filter(({ endpoint }) => endpoint.output === output).map(({ data }) => data);
  const [newest] = answers.sort((a, b) => Number(b.version) - Number(a.version));
  const reader = apiOperations.find(
    ({ endpoint }) =>
      endpoint.method === 'GET' && endpoint.output === output && endpoint.records !== undefined,
  );
  if (!reader || newest?.version === undefined) return false;
  const [field = ''] = pathParameters(reader.endpoint.path);
  const { text, body } = await sendCall(caller, reader, { [field]: newest.id });
  const there = (body as { data?: Input }).data;
  if (!there) return !done.some(({ endpoint }) => endpoint.method === 'DELETE') && `${text} is there`;
  const isOutdated = Number(there.version) > Number(newest.version);
  if (isOutdated && done.some(({ endpoint }) => endpoint.output !== output)) return false;
  const changed = ['version', 'status', ...Object.keys(input.shape)];
  const said = (data: Input) =>
    JSON.stringify(Object.entries(data).filter(([name]) => changed.includes(name)));
  return said(there) !== said(newest) && `${said(there)} is there after ${said(newest)}`;
}
