import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiOperation } from '../../shared/contract.ts';
import { isMutation } from '../../shared/core/endpoint.ts';
import { publishedOrder } from '../../shared/openapi.ts';
import { addCertificate } from '../features/people/profile/samples.ts';
import type { Reply } from '../support/caller.ts';
import {
  type CallersByRole,
  callerWithOwnSession,
  createCallersByRole,
  inputFor,
  leastRoleFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { type RacedCall, raceCalls } from '../support/faults/race-calls.ts';
import { sameSubject, unexpectedRefusal } from '../support/faults/same-subject.ts';
import { writesIn } from '../support/faults/table-writes.ts';
import { violationsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { type Input, referencesOf, sampleOf, sendCall, withReference } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { openWorld } from '../support/world.ts';

/**
 * Lists for each kind of document the endpoints that were observed to write it. `UPDATE_WRITERS=1` updates
 * the list.
 */
const file = new URL('writers.json', import.meta.url);
const writers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
const isUpdating = process.env.UPDATE_WRITERS === '1';
const timeout = isFull ? 120_000 : 60_000;
/** Delays of the second request after the first, in milliseconds. */
const staggers = [5, 20, 60, 150, 500];
/** Number of sampled pairs. */
const pairsSampled = 9;
/** Kinds of documents of which each request writes a new one. */
const alwaysNew = ['journal-entry', 'mail', 'platform-event', 'link-token', 'audited-read'];

const probeCount = startProbeCount('two-writers');
const offset = sampleOffset('two-writers');
const calls = publishedOrder().filter(call => {
  const { opensSession, endsSession } = sampleOf(call);
  return isMutation(call.endpoint) && !opensSession && !endsSession;
});
const callNamed = (name: string): ApiOperation => {
  const found = calls.find(call => call.name === name);
  if (!found) throw new Error(`${name} is in writers.json and not in the contract`);
  return found;
};

let clinic: Clinic;
let callers: CallersByRole;
beforeAll(async () => {
  clinic = await openClinic();
  callers = await createCallersByRole(clinic);
}, timeout);
afterAll(async () => {
  if (isUpdating) writeFileSync(file, `${JSON.stringify(sorted(seen), null, 2)}\n`);
  probeCount.probe('what is stored', (await violationsOf(clinic.slug)).join('; '));
  probeCount.expectNoFailure();
}, timeout);

const seen: Record<string, string[]> = {};
const sorted = (table: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)));

describe('a request sent twice in quick succession has exactly the effect of one or of two requests', () => {
  const numbered = calls.map((call, index): [string, ApiOperation, number] => [call.name, call, index]);
  test.each(isUpdating ? numbered : sampleUpTo('calls sent twice', 9, numbered))(
    '%s',
    { timeout },
    async (name, call, index) => {
      const variants = staggers.flatMap(ms => [true, false].map(isSameKey => ({ ms, isSameKey })));
      const dealt = variants[(index + offset) % variants.length];
      for (const { ms, isSameKey } of isFull || !dealt ? variants : [dealt])
        await sendTwice(call, ms, isSameKey);
      const known = Object.entries(writers).filter(([, names]) => names.includes(name));
      const found = Object.entries(seen).filter(([, names]) => names.includes(name));
      const unknown = found.map(([kind]) => kind).filter(kind => !known.some(([one]) => one === kind));
      probeCount.probe(
        name,
        !isUpdating && unknown.length > 0 && `writes ${unknown}: run this suite with UPDATE_WRITERS=1`,
      );
      probeCount.expectNoFailure();
    },
  );
});

async function sendTwice(call: ApiOperation, ms: number, isSameKey: boolean): Promise<void> {
  const caller = await callerWithOwnSession(call, callers[leastRoleFor(call)]);
  const input = await inputFor(call, clinic, caller);
  const keys = [randomUUID(), randomUUID()].map((key, _, [first = '']) => (isSameKey ? first : key));
  const send = (key = '') => sendCall(caller, call, input, { 'idempotency-key': key });
  const [first, second] = await noteWriters(call, keys, () =>
    Promise.all([send(keys[0]), wait(ms).then(() => send(keys[1]))]),
  );
  const what = `${call.name} again after ${ms} ms with ${isSameKey ? 'the same' : 'another'} key`;
  if (isSameKey) probeCount.probe(what, first.text !== second.text && `${second.text} after ${first.text}`);
  for (const reply of [first, second])
    probeCount.probe(what, unexpectedRefusal(call, reply, sampleOf(call).allowedRaceErrors ?? []));
  probeCount.probe(what, first.status >= 300 && second.status >= 300 && 'neither of them succeeded');
}

/** Records the kinds of documents that an endpoint writes. */
async function noteWriters<Result>(
  { name }: ApiOperation,
  keys: string[],
  run: () => Promise<Result>,
): Promise<Result> {
  const { withFaults } = await openWorld();
  return withFaults(({ body }) => {
    const writes = writesIn(body);
    if (!writes.some(({ key }) => keys.includes(key.sk))) return undefined;
    for (const { kind, action } of writes) {
      if (!kind || action === 'ConditionCheck' || seen[kind]?.includes(name)) continue;
      seen[kind] = [...(seen[kind] ?? []), name].sort();
    }
    return undefined;
  }, run);
}

/** All pairs of endpoints that write the same kind of document; an endpoint also forms a pair with itself. */
const pairs = Object.entries(writers)
  .filter(([kind]) => !alwaysNew.includes(kind))
  .flatMap(([kind, names]) =>
    names.flatMap((one, index) => names.slice(index).map(other => ({ kind, one, other }))),
  );
const sampledPairs = sampleUpTo('pairs of writers', pairsSampled, pairs);

describe('if two requests write the same record at the same time, no acknowledged write is lost', () => {
  test.each(sampledPairs)(
    'two requests that write a $kind record at the same time both keep acknowledged writes: $one and $other',
    { timeout },
    async ({ kind, one, other }) => {
      const raced = await aboutTheSame(callNamed(one), callNamed(other));
      const { replies, met, lost } = await raceCalls(raced);
      const what = `${one} with ${other}`;
      for (const reply of replies) probeCount.probe(what, serverFailure(reply));
      for (const field of lost) probeCount.probe(what, `${field} is lost`);
      outcomes[
        outcomeOf(
          replies,
          met.some(write => write.kind === kind),
        )
      ]++;
      probeCount.expectNoFailure();
    },
  );

  afterAll(() => {
    const { bothWrote, oneWasRefused, apart } = outcomes;
    const told = `${bothWrote} wrote one record, of ${oneWasRefused} one was refused, ${apart} wrote apart`;
    console.log(`two-writers: ${sampledPairs.length} pairs: ${told}`);
  });
});

const outcomes = { bothWrote: 0, oneWasRefused: 0, apart: 0 };

function outcomeOf(replies: Reply[], didMeet: boolean): keyof typeof outcomes {
  if (didMeet) return 'bothWrote';
  return replies.some(({ status }) => status >= 400) ? 'oneWasRefused' : 'apart';
}

test('every endpoint on the list of endpoints that write a kind of record exists', () => {
  const names = calls.map(({ name }) => name);
  expect(
    Object.values(writers)
      .flat()
      .filter(name => !names.includes(name)),
  ).toEqual([]);
  expect(pairs.length).toBeGreaterThan(0);
});

/**
 * Only failures of the server count, because either request may make the other impossible and so cause any
 * other error.
 */
const serverFailure = ({ status, text }: Reply) =>
  status >= 500 && !text.includes('"server.busy"') && `${status} ${text}`;

/** Prepares two requests by one person about that person, and about the same record if both name one. */
async function aboutTheSame(one: ApiOperation, other: ApiOperation): Promise<RacedCall[]> {
  const subject = await clinic.join();
  const callerOf = (call: ApiOperation): Principal =>
    leastRoleFor(call) === 'user' ? subject : callers[leastRoleFor(call)];
  const inputOf = async (call: ApiOperation, partner: ApiOperation): Promise<Input> => ({
    ...(await sampleOf(call).input({ clinic, caller: callerOf(call), maker: subject })),
    ...(await aboutSubject(call, partner, subject)),
  });
  const first = await inputOf(one, other);
  const second =
    one === other ? first : { ...(await inputOf(other, one)), ...sameSubject(one, first, other) };
  return [
    { caller: callerOf(one), call: one, input: first },
    { caller: callerOf(other), call: other, input: second },
  ];
}

/**
 * If an admin's request is about a member or a certificate, makes it about the person who sends the other
 * request.
 */
async function aboutSubject(call: ApiOperation, partner: ApiOperation, subject: Principal): Promise<Input> {
  const isInvitation = call.noun === 'invitations';
  if (isInvitation || leastRoleFor(partner) !== 'user' || leastRoleFor(call) === 'user') return {};
  const named: Partial<Record<string, () => Promise<string>>> = {
    member: async () => subject.person.id,
    certificate: () => addCertificate(subject),
  };
  const fields = referencesOf(call).map(async ([field, kind]) => {
    const id = await named[kind]?.();
    return id === undefined ? {} : withReference(call, field, id);
  });
  return Object.assign({}, ...(await Promise.all(fields)));
}
