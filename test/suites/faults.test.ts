import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { reactions } from '../../functions/entries/events.ts';
import { reactionKey } from '../../functions/storage/keys.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { writes } from '../../shared/endpoint.ts';
import { callerWith, type Reply } from '../support/caller.ts';
import { type Clinic, newPerson, openClinic, password } from '../support/clinic.ts';
import { faultsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { entriesOf, followActs } from '../support/journal.ts';
import { inputFor, openPerformers, type Performers, performerOf, placeOf } from '../support/performers.ts';
import { openRawTable } from '../support/raw-table.ts';
import { sampleOf, sendCall } from '../support/samples.ts';
import { firstTurn } from '../support/seed.ts';
import {
  allShots,
  namesInSignIn,
  nothing,
  openRange,
  type Shot,
  someShots,
  type Target,
} from '../support/shots.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const tally = openTally('faults');
const timeout = isFull ? 900_000 : 240_000;
const writing = calls.filter(call => writes(call.endpoint) || sampleOf(call).opensSession);
/** Whether sending the call again under its key must change nothing. */
const isOnce = (call: Call) => writes(call.endpoint) && !sampleOf(call).opensSession;
const laneCount = 10;

/** Somebody who makes calls, in an organisation of their own, so that only shots disturb them. */
interface Lane {
  clinic: Clinic;
  people: Performers;
  target: Target;
}

interface Probe {
  call: Call;
  shot: Shot;
  /** What one success has in the journal. */
  acts: string[];
}

const first = firstTurn('faults');
const range = openRange();
let lanes: Lane[];
beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: laneCount }, openLane));
});

async function openLane(): Promise<Lane> {
  const clinic = await openClinic();
  const people = await openPerformers(clinic, clinic);
  const names = Object.values(people).flatMap(({ person: { id, email } }) => [id, ...namesInSignIn(email)]);
  return { clinic, people, target: range.target(...names) };
}

test('whatever becomes of a request to AWS, a call has its effect once or is told to come back', {
  timeout,
}, async () => {
  const world = await openWorld();
  await world.disturb(range.interfere, async () => {
    const probes: Probe[] = [];
    for (const call of writing) probes.push(...(await probesOf(call)));
    probes.sort((a, b) => Number(b.shot.how === 'hang') - Number(a.shot.how === 'hang'));
    await Promise.all(lanes.map(lane => work(lane, probes)));
  });
  const slugs = lanes.map(({ clinic }) => clinic.slug);
  for (const fault of await faultsOf(...slugs)) tally.probe('what is stored', fault);
  for (const slug of slugs) for (const missing of await unreacted(slug)) tally.probe('what follows', missing);
  tally.settle();
});

const setUps: [string, (slug: string, person: object, clinic: Clinic) => object][] = [
  ['an organisation', organizationCommand],
  ['a member', (_, person, { slug }) => ({ kind: 'member', organizationSlug: slug, role: 'admin', person })],
  ['a superadmin', (_, person) => ({ kind: 'superadmin', person })],
];

test.each(setUps)('setting up %s is finished by sending it again', { timeout }, async (what, commandOf) => {
  const { disturb, backend } = await openWorld();
  const clinic = await openClinic();
  const slugs = [clinic.slug];
  const setUp = async (shot: Shot) => {
    const slug = `t-${randomUUID().slice(0, 13)}`;
    const { email, fullName } = newPerson('Nell New');
    const person = { email, fullName, locale: 'en', temporaryPassword: password };
    const command = commandOf(slug, person, clinic);
    const first = () => backend.provision(command).catch(() => undefined);
    const { seen } = await range.target('provision').under(shot, first);
    const again = await backend.provision(command);
    const third = await backend.provision(command);
    slugs.push(slug);
    const isSettled = !third.changed && third.personId === again.personId;
    const title = `${what}, request ${shot.at} ${shot.how}`;
    tally.probe(title, !isSettled && `${JSON.stringify(again)}, then ${JSON.stringify(third)}`);
    return seen;
  };
  await disturb(range.interfere, async () => {
    const seen = await setUp(nothing);
    expect(seen.length).toBeGreaterThan(1);
    const brief = someShots(seen, first).filter(({ how }) => how !== 'hang');
    for (const shot of isFull ? allShots(seen) : brief) await setUp(shot);
  });
  for (const fault of await faultsOf(...slugs)) tally.probe(what, fault);
  tally.settle();
});

function organizationCommand(slug: string, admin: object) {
  const { name, country, timeZone } = { name: `Clinic ${slug}`, country: 'HK', timeZone: 'Asia/Hong_Kong' };
  return { kind: 'organization', name, slug, country, timeZone, seats: 3, endsOn: '2099-12-31', admin };
}

async function work(lane: Lane, probes: Probe[]): Promise<void> {
  for (let probe = probes.shift(); probe; probe = probes.shift()) await shoot(lane, probe);
}

/** Makes the call undisturbed to see its requests, then says what is to be done to each of them. */
async function probesOf(call: Call): Promise<Probe[]> {
  const [lane] = lanes;
  if (!lane) throw new Error('there is nobody to make calls');
  const { seen, acts, replies } = await attempt(lane, call, nothing);
  expect(replies[0]?.status, replies[0]?.text).toBe(call.endpoint.status ?? 200);
  const shots = isFull ? allShots(seen) : someShots(seen, first + writing.indexOf(call));
  return shots.map(shot => ({ call, shot, acts }));
}

async function shoot(lane: Lane, { call, shot, acts: wanted }: Probe): Promise<void> {
  const what = `${call.name}, request ${shot.at} ${shot.how}${shot.isLasting ? ' and all after it' : ''}`;
  const { acts, seen, replies } = await attempt(lane, call, shot);
  const [first, again] = replies;
  tally.probe(what, seen.length < shot.at && 'the request was not made');
  tally.probe(what, told(call, first));
  tally.probe(what, converged(call, first, again));
  const isRight = isOnce(call)
    ? String(acts.toSorted()) === String(wanted.toSorted())
    : acts.every(act => wanted.includes(act));
  tally.probe(
    what,
    !(isRight && (acts.length > 0 || sampleOf(call).leavesNoEntry)) &&
      `the journal has ${acts} instead of ${wanted}`,
  );
}

/** Makes a call while its requests are shot at, and sends it again when they are not. */
async function attempt({ clinic, people, target }: Lane, call: Call, shot: Shot) {
  const { api } = await openWorld();
  const caller = await performerOf(people, call);
  const sent = await inputFor(call, clinic, caller);
  const acts = await followActs(placeOf(sent, clinic), caller.person.id);
  const sender = call.endpoint.needs === 'public' ? callerWith(api, {}) : caller;
  const headers = writes(call.endpoint) ? { 'idempotency-key': randomUUID() } : {};
  const { result: first, seen } = await target.under(shot, () => sendCall(sender, call, sent, headers));
  const again = await sendCall(sender, call, sent, headers);
  return { seen, acts: await acts(), replies: [first, again] };
}

/** What may be answered when AWS fails: success, or that it failed; nothing about who asked or for what. */
function told({ endpoint }: Call, reply: Reply | undefined): string | false {
  const isSuccess = reply?.status === (endpoint.status ?? 200);
  const isFailure = /"code":"(server\.busy|server\.failed|rate\.limited)"/.test(reply?.text ?? '');
  return !isSuccess && !isFailure && `answered ${reply?.status} ${reply?.text}`;
}

function converged(call: Call, first: Reply | undefined, again: Reply | undefined): string | false {
  const success = call.endpoint.status ?? 200;
  if (sampleOf(call).endsSession && again?.status === 401) return false;
  if (again?.status !== success) return `again: ${again?.status} ${again?.text}`;
  const isSame = first?.status !== success || !isOnce(call) || first.text === again.text;
  return !isSame && `again: ${again.text} instead of ${first?.text}`;
}

/** Entries whose reactions are not recorded as done. */
async function unreacted(slug: string): Promise<string[]> {
  const { table } = await openRawTable();
  const entries = await entriesOf(slug);
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
