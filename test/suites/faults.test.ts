import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { reactions } from '../../functions/composition/reactions.ts';
import { reactionKey } from '../../functions/platform/storage/keys.ts';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { isMutation } from '../../shared/core/endpoint.ts';
import { callerWith, type Reply } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
  organizationOf,
} from '../support/callers-by-role.ts';
import { type Clinic, newPerson, openClinic, password } from '../support/clinic.ts';
import {
  allFaultPlans,
  createFaultTargets,
  type FaultPlan,
  type FaultTarget,
  noFault,
  sampleFaultPlans,
  signInIdentifiers,
} from '../support/faults/fault-plans.ts';
import { violationsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { followAuditEvents, journalEntriesOf } from '../support/journal.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { openRawTable } from '../support/raw-table.ts';
import { sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { openWorld } from '../support/world.ts';

const probeCount = startProbeCount('faults');
const timeout = isFull ? 900_000 : 240_000;
const writing = apiOperations.filter(call => isMutation(call.endpoint) || sampleOf(call).opensSession);
/** Whether a repeated request with the same idempotency key must change nothing. */
const isOnce = (call: ApiOperation) => isMutation(call.endpoint) && !sampleOf(call).opensSession;
const workerCount = 10;

/** A caller with an own organisation, which only the faults that this worker injects affect. */
interface Worker {
  clinic: Clinic;
  people: CallersByRole;
  target: FaultTarget;
}

interface Probe {
  call: ApiOperation;
  shot: FaultPlan;
  /** The journal events that one successful request causes. */
  acts: string[];
}

const offset = sampleOffset('faults');
const faultTargets = createFaultTargets();
let workers: Worker[];
beforeAll(async () => {
  workers = await Promise.all(Array.from({ length: workerCount }, createWorker));
});

async function createWorker(): Promise<Worker> {
  const clinic = await openClinic();
  const people = await createCallersByRole(clinic, clinic);
  await assumeRoles(clinic, people);
  const names = Object.values(people).flatMap(({ person: { id, email } }) => [
    id,
    ...signInIdentifiers(email),
  ]);
  return { clinic, people, target: faultTargets.target(...names) };
}

/**
 * Sends the first request of each Lambda for an organisation, because this request also assumes the
 * organisation's role.
 */
async function assumeRoles(clinic: Clinic, people: CallersByRole): Promise<void> {
  const first = ['searchCases', 'openBlankEyeForm'];
  for (const call of apiOperations.filter(({ name }) => first.includes(name)))
    await sendCall(people.admin, call, await inputFor(call, clinic, people.admin));
}

test('if a request to AWS fails, the API request still takes effect once, or the caller is told to retry', {
  timeout,
}, async () => {
  const world = await openWorld();
  await world.withFaults(faultTargets.injectFault, async () => {
    const probes: Probe[] = [];
    for (const call of sampleUpTo('faulty calls', 9, writing)) probes.push(...(await probesOf(call)));
    probes.sort((a, b) => Number(b.shot.fault === 'hang') - Number(a.shot.fault === 'hang'));
    await Promise.all(workers.map(lane => work(lane, probes)));
  });
  const slugs = workers.map(({ clinic }) => clinic.slug);
  for (const fault of await violationsOf(...slugs)) probeCount.probe('what is stored', fault);
  for (const slug of slugs)
    for (const missing of await entriesWithoutReaction(slug)) probeCount.probe('what follows', missing);
  probeCount.expectNoFailure();
});

const setUps: [string, (slug: string, person: object, clinic: Clinic) => object][] = [
  ['an organisation', organizationCommand],
  ['a member', (_, person, { slug }) => ({ kind: 'member', organizationSlug: slug, role: 'admin', person })],
  ['a superadmin', (_, person) => ({ kind: 'superadmin', person })],
];

test.each(setUps)(
  'when setting up %s was interrupted by a fault, sending the same command again completes it',
  { timeout },
  async (what, commandOf) => {
    const { withFaults, backend } = await openWorld();
    const clinic = await openClinic();
    const slugs = [clinic.slug];
    const setUp = async (shot: FaultPlan) => {
      const slug = `t-${randomUUID().slice(0, 13)}`;
      const { email, fullName } = newPerson('Nell New');
      const person = { email, fullName, locale: 'en', temporaryPassword: password };
      const command = commandOf(slug, person, clinic);
      const first = () => backend.provision(command).catch(() => undefined);
      const { requests } = await faultTargets.target('provision').runWithFault(shot, first);
      const again = await backend.provision(command);
      const third = await backend.provision(command);
      slugs.push(slug);
      const isSettled = !third.changed && third.personId === again.personId;
      const title = `${what}, request ${shot.requestNumber} ${shot.fault}`;
      probeCount.probe(title, !isSettled && `${JSON.stringify(again)}, then ${JSON.stringify(third)}`);
      return requests;
    };
    await withFaults(faultTargets.injectFault, async () => {
      const seen = await setUp(noFault);
      expect(seen.length).toBeGreaterThan(1);
      const brief = sampleFaultPlans(seen, offset).filter(({ fault }) => fault !== 'hang');
      for (const shot of isFull ? allFaultPlans(seen) : brief) await setUp(shot);
    });
    for (const fault of await violationsOf(...slugs)) probeCount.probe(what, fault);
    probeCount.expectNoFailure();
  },
);

function organizationCommand(slug: string, admin: object) {
  const { name, country, timeZone } = { name: `Clinic ${slug}`, country: 'HK', timeZone: 'Asia/Hong_Kong' };
  return { kind: 'organization', name, slug, country, timeZone, seats: 3, endsOn: '2099-12-31', admin };
}

async function work(lane: Worker, probes: Probe[]): Promise<void> {
  for (let probe = probes.shift(); probe; probe = probes.shift()) await runProbe(lane, probe);
}

/** Sends a request without faults to record its requests to AWS, then plans a fault for each of these. */
async function probesOf(call: ApiOperation): Promise<Probe[]> {
  const [lane] = workers;
  if (!lane) throw new Error('there is nobody to make calls');
  const { seen, acts, replies } = await attempt(lane, call, noFault);
  expect(replies[0]?.status, replies[0]?.text).toBe(call.endpoint.status ?? 200);
  const shots = isFull ? allFaultPlans(seen) : sampleFaultPlans(seen, offset + writing.indexOf(call));
  return shots.map(shot => ({ call, shot, acts }));
}

async function runProbe(lane: Worker, { call, shot, acts: wanted }: Probe): Promise<void> {
  const what = `${call.name}, request ${shot.requestNumber} ${shot.fault}${shot.isPersistent ? ' and all after it' : ''}`;
  const { acts, seen, replies } = await attempt(lane, call, shot);
  const [first, again] = replies;
  probeCount.probe(what, seen.length < shot.requestNumber && 'the request was not made');
  probeCount.probe(what, responseProblem(call, first));
  probeCount.probe(what, convergenceProblem(call, first, again));
  const isRight = isOnce(call)
    ? String(acts.toSorted()) === String(wanted.toSorted())
    : acts.every(act => wanted.includes(act));
  probeCount.probe(
    what,
    !(isRight && (acts.length > 0 || sampleOf(call).isNotJournaled)) &&
      `the journal has ${acts} instead of ${wanted}`,
  );
}

/** Sends a request with injected faults, and sends it again without them. */
async function attempt({ clinic, people, target }: Worker, call: ApiOperation, shot: FaultPlan) {
  const { api } = await openWorld();
  const caller = await callerForCall(people, call);
  const sent = await inputFor(call, clinic, caller);
  const acts = await followAuditEvents(organizationOf(sent, clinic), caller.person.id);
  const sender = call.endpoint.needs === 'public' ? callerWith(api, {}) : caller;
  const headers = isMutation(call.endpoint) ? { 'idempotency-key': randomUUID() } : {};
  const { result: first, requests } = await target.runWithFault(shot, () =>
    sendCall(sender, call, sent, headers),
  );
  const again = await sendCall(sender, call, sent, headers);
  return { seen: requests, acts: await acts(), replies: [first, again] };
}

/**
 * Checks the response when AWS fails: it must be a success or a server error, but no error about the caller
 * or the input.
 */
function responseProblem({ endpoint }: ApiOperation, reply: Reply | undefined): string | false {
  const isSuccess = reply?.status === (endpoint.status ?? 200);
  const isFailure = /"code":"(server\.busy|server\.failed|rate\.limited)"/.test(reply?.text ?? '');
  return !isSuccess && !isFailure && `answered ${reply?.status} ${reply?.text}`;
}

function convergenceProblem(
  call: ApiOperation,
  first: Reply | undefined,
  again: Reply | undefined,
): string | false {
  const success = call.endpoint.status ?? 200;
  if (sampleOf(call).endsSession && again?.status === 401) return false;
  if (again?.status !== success) return `again: ${again?.status} ${again?.text}`;
  const isSame = first?.status !== success || !isOnce(call) || first.text === again.text;
  return !isSame && `again: ${again.text} instead of ${first?.text}`;
}

/** Journal entries whose reactions (emails, index updates) are not recorded as done. */
async function entriesWithoutReaction(slug: string): Promise<string[]> {
  const { table } = await openRawTable();
  const entries = await journalEntriesOf(slug);
  const wanted = entries.flatMap(({ id, act }) =>
    reactions.filter(({ on }) => on.includes(act)).map(({ name }) => ({ id, name })),
  );
  const missing: string[] = [];
  for (const { id, name } of wanted) {
    const [mark] = await table.get([reactionKey(slug, id, name)]);
    if (!mark) missing.push(`${name} to ${id}`);
  }
  return missing;
}
