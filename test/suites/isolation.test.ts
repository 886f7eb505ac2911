import { beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../lib/restore/canonical-json.ts';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { isMutation } from '../../shared/core/endpoint.ts';
import { requiresPermission } from '../../shared/core/endpoint-errors.ts';
import { can, permissionScope } from '../../shared/core/permissions.ts';
import { callerWith, type Reply } from '../support/caller.ts';
import { type Attacker, type Attackers, createAttackers } from '../support/callers/attackers.ts';
import { callerWithOwnSession } from '../support/callers-by-role.ts';
import { clinicalCanary, containsCanary, foreignCanary, hiddenCanary } from '../support/canary.ts';
import type { ReferenceKind } from '../support/generated/reference-kind.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { openRawTable } from '../support/raw-table.ts';
import { referenceOf } from '../support/reference-samples.ts';
import {
  freeTextFields,
  type Input,
  referencesOf,
  sampleOf,
  sendCall,
  withReference,
} from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { openWorld, settled } from '../support/world.ts';
import { differs } from './compare-replies.ts';
import { expectUnchanged } from './expect-unchanged.ts';

const probeCount = startProbeCount('isolation');
/** Number of sampled endpoints for tests that send no ids; `--full` tests all. */
const sampled = 9;
/** Number of sampled endpoints for tests that send ids. */
const idsSampled = 28;
const namedCalls = apiOperations.map((call): [string, ApiOperation] => [call.name, call]);

let attackers: Attackers;
let initialOtherDigest: string;
beforeAll(async () => {
  attackers = await createAttackers();
  await settled();
  initialOtherDigest = await digestOfOther();
});

async function digestOfOther(): Promise<string> {
  const { slug, admin } = attackers.otherClinic;
  const { ownedBy } = await openRawTable();
  return digest(await ownedBy(slug, admin.person.id));
}

describe('an id that is missing, malformed, hidden, of another organisation or of a wrong kind always gets the same response', () => {
  const naming = namedCalls.filter(([, call]) => referencesOf(call).length > 0);
  test.each(sampleUpTo('ids', idsSampled, naming))('%s', async (_, call) => {
    nextIndex = sampleIndexOf(call);
    const questions: IsolationProbe[] = [];
    for (const outsider of selectedCallersOf(call)) questions.push(...(await prepareProbes(outsider, call)));
    await expectUnchanged(probeCount, `refusals of ${call.name}`, async () => {
      for (const question of questions) await runProbe(question, call);
    });
    probeCount.expectNoFailure();
  });
});

describe('a request that names another organisation is rejected', () => {
  const ofMembers = namedCalls.filter(([, { endpoint }]) => requiresPermission(endpoint));
  test.each(sampleUpTo('foreign organisations', sampled, ofMembers))('%s', async (_, call) => {
    nextIndex = sampleIndexOf(call);
    const members = selectedCallersOf(call).filter(({ caller }) => caller.role !== 'superadmin');
    const inputs: [Attacker, Input][] = [];
    for (const outsider of members) {
      const input = await unusedInputOf(outsider, call);
      const foreign = { ...input, ...(await foreignNamesOf(outsider, call)) };
      inputs.push(...someOf([input, foreign]).map((one): [Attacker, Input] => [outsider, one]));
    }
    await expectUnchanged(probeCount, `refusals of ${call.name}`, async () => {
      for (const [outsider, input] of inputs) {
        const refusal = await send(outsider, call, input, { 'x-organization': 'no-such-clinic' });
        const isRefused = refusal.status === 403 && refusal.text.includes('"organization.foreign"');
        probeCount.probe(`${call.name} for an unknown organisation`, !isRefused && refusal.text);
        for (const slug of wrongOrganizations(outsider)) {
          const reply = await send(outsider, call, input, { 'x-organization': slug });
          const what = `${call.name} as ${outsider.name} for organisation ${JSON.stringify(slug)}`;
          probeCount.probe(what, differs(reply, refusal));
        }
      }
    });
    probeCount.expectNoFailure();
  });
});

describe('a successful request returns no data of other organisations', () => {
  test.each(sampleUpTo('successes', sampled, namedCalls))('%s', async (_, call) => {
    const { endpoint } = call;
    for (const outsider of selectedCallersOf(call)) {
      const isLeft =
        (!isMutation(endpoint) && !sampleOf(call).isOneOfOrganization) || !isAllowed(call, outsider);
      let own: Input | undefined;
      const searches = isMutation(endpoint)
        ? []
        : freeTextFields(call).flatMap(field => wordsAndTypos.map(word => ({ [field]: word })));
      for (const changes of [{}, ...searches]) {
        const caller = await withOwnSession(outsider, call);
        const isOwn = caller.principal === outsider.principal;
        if (isOwn) own ??= await (isLeft ? unusedInputOf(outsider, call) : inputOf(outsider, call));
        const input = isOwn ? own : await inputOf(caller, call);
        const { status, text } = await send(caller, call, { ...input, ...changes });
        const wanted = isAllowed(call, outsider) ? (endpoint.status ?? 200) : 403;
        probeCount.probe(`${call.name} as ${outsider.name}`, status !== wanted && `${status} ${text}`);
      }
    }
    probeCount.expectNoFailure();
  });
});

test('after all requests that name another organisation, the data of that organisation is unchanged', async () => {
  probeCount.probe('the other organisation', (await digestOfOther()) !== initialOtherDigest && 'has changed');
  probeCount.expectNoFailure();
});

test('members see the marked test values of their own organisation, so the other tests would notice leaked values', async () => {
  for (const [clinic, marks] of [
    [attackers.otherClinic, foreignCanary],
    [attackers.ownClinic, hiddenCanary],
  ] as const) {
    const stage = { clinic, caller: clinic.admin, maker: clinic.admin };
    const seen: string[] = [];
    for (const call of apiOperations.filter(
      one => one.endpoint.needs !== 'public' && !isMutation(one.endpoint) && !sampleOf(one).needsOwnPerson,
    )) {
      if (!isFull && seen.length === 3) break;
      const changes = Object.fromEntries(freeTextFields(call).map(field => [field, marks.word]));
      const reply = await sendCall(clinic.admin, call, {
        ...(await sampleOf(call).input(stage)),
        ...changes,
      });
      if (containsCanary(reply.text, marks)) seen.push(call.name);
    }
    expect(seen, `calls that show ${marks.word}`).not.toEqual([]);
  }
});

/** A field that refers to a record, a missing id, and ids of which responses must reveal nothing. */
interface IsolationProbe {
  outsider: Attacker;
  field: string;
  kind: Exclude<ReferenceKind, 'public'>;
  missing: Input;
  asked: { what: string; input: Input; expected: 'same as missing' | 'refused' }[];
}

const wordsAndTypos = [foreignCanary.word, hiddenCanary.word].flatMap(word => [word, `${word}x`]);

/** Callers that an endpoint may have to reject: no superadmins if it is for members or needs no token. */
function callersOf(call: ApiOperation): Attacker[] {
  const isForMembers = call.endpoint.needs === 'public' || sampleOf(call).membersOnly;
  return attackers.callers.filter(({ caller }) => !isForMembers || caller.role !== 'superadmin');
}

/** The caller who sees least and, for every third endpoint, one other caller; `--full` returns all. */
function selectedCallersOf(call: ApiOperation): Attacker[] {
  const all = callersOf(call);
  if (isFull) return all;
  const isStrictest = ({ caller }: Attacker) => caller.role === 'user' && caller.visibility === 'selected';
  const others = all.filter(one => !isStrictest(one));
  const index = sampleIndexOf(call);
  const turn = index % 3 === 0 ? others[(index / 3) % others.length] : undefined;
  return all.filter(one => isStrictest(one) || one === turn);
}

async function prepareProbes(outsider: Attacker, call: ApiOperation): Promise<IsolationProbe[]> {
  const input = await unusedInputOf(outsider, call);
  const probes = referencesOf(call).map(async ([field, kind]): Promise<IsolationProbe> => {
    const { missing, otherKind, malformed } = referenceOf(kind);
    const [foreign, hidden] = await Promise.all([outsider.foreignId(kind), outsider.hiddenId(kind)]);
    const isLoaded = Object.values(call.endpoint.records ?? {}).includes(field);
    const misshapen = [otherKind(), ...someOf(malformed)];
    return {
      outsider,
      field,
      kind,
      missing: { ...input, ...withReference(call, field, missing()) },
      asked: [
        ...(reachesAll(call, outsider)
          ? []
          : [
              {
                what: 'foreign',
                input: { ...input, ...withReference(call, field, foreign) },
                expected: 'same as missing',
              } as const,
            ]),
        ...(hidden
          ? [
              {
                what: 'hidden',
                input: { ...input, ...withReference(call, field, hidden) },
                expected: 'same as missing',
              } as const,
            ]
          : []),
        ...misshapen.map(value => ({
          what: JSON.stringify(value),
          input: { ...input, ...withReference(call, field, value) },
          expected: isLoaded ? ('same as missing' as const) : ('refused' as const),
        })),
      ],
    };
  });
  return Promise.all(probes);
}

async function runProbe(
  { outsider, field, kind, missing, asked }: IsolationProbe,
  call: ApiOperation,
): Promise<void> {
  const title = `${call.name} as ${outsider.name}, ${field}`;
  const ofMissing = await send(outsider, call, missing);
  const status = isAllowed(call, outsider) ? referenceOf(kind).statusOfMissing : 403;
  probeCount.probe(
    `${title} missing`,
    ofMissing.status !== status && `${ofMissing.status} ${ofMissing.text}`,
  );
  for (const { what, input, expected } of asked) {
    const reply = await send(outsider, call, input);
    const isRefused = reply.status >= 400 && reply.status < 500;
    const problems = {
      'same as missing': differs(reply, ofMissing),
      refused: !isRefused && `${reply.status} ${reply.text}`,
    };
    probeCount.probe(`${title} ${what}`, problems[expected]);
  }
}

function isAllowed({ endpoint: { needs } }: ApiOperation, { caller }: Attacker): boolean {
  return needs === 'public' || needs === 'token' || can(caller, needs);
}

/** Whether a caller may read all records: anybody in the library; superadmins, except children's data. */
function reachesAll({ noun, endpoint: { needs } }: ApiOperation, { caller }: Attacker): boolean {
  if (noun === 'library') return true;
  return needs !== 'public' && needs !== 'token' && permissionScope(caller, needs) === 'platform';
}

/** Prepared inputs, each of which stays valid until it is used. */
const unusedInputs = new Map<string, Input>();

async function unusedInputOf(outsider: Attacker, call: ApiOperation): Promise<Input> {
  const name = `${outsider.name} ${call.name}`;
  const input = unusedInputs.get(name) ?? (await inputOf(await withOwnSession(outsider, call), call));
  unusedInputs.set(name, input);
  return input;
}

/** An input with which the request would succeed for a colleague who sees everything, or for the caller. */
function inputOf({ ownClinic, principal, caller }: Attacker, call: ApiOperation): Promise<Input> {
  const maker = caller.role === 'superadmin' ? ownClinic.admin : principal;
  return sampleOf(call).input({ clinic: ownClinic, caller: principal, maker });
}

/** Input fields with ids, all of which belong to an organisation for which the caller does not act. */
async function foreignNamesOf({ foreignId }: Attacker, call: ApiOperation): Promise<Input> {
  const names = referencesOf(call).map(async ([field, kind]) =>
    withReference(call, field, await foreignId(kind)),
  );
  return Object.assign({}, ...(await Promise.all(names)));
}

function wrongOrganizations({ ownClinic }: Attacker): string[] {
  const { slug } = ownClinic;
  const { slug: other } = attackers.otherClinic;
  const wrong = ['', `${slug}#`, slug.toUpperCase(), `${slug},${other}`, 'another-clinic', '*', `${slug}#U`];
  return [other, ...someOf([...wrong, `${slug}%00`, 'é', 'null', 'a'.repeat(5_000)])];
}

const sampleIndexOf = (call: ApiOperation) => sampleOffset('isolation') + apiOperations.indexOf(call);
let nextIndex = 0;

/** Returns all values with `--full`; otherwise each call returns only the next one. */
function someOf<Value>(values: Value[]): Value[] {
  const next = values[nextIndex++ % values.length];
  return isFull || next === undefined ? values : [next];
}

/** Makes a separate session for a request that ends the caller's session. */
async function withOwnSession(outsider: Attacker, call: ApiOperation): Promise<Attacker> {
  return { ...outsider, principal: await callerWithOwnSession(call, outsider.principal) };
}

/** Sends a request as a caller, and searches the response for marks that the caller must not read. */
async function send(who: Attacker, call: ApiOperation, input: Input, headers = {}): Promise<Reply> {
  const { api } = await openWorld();
  const caller = call.endpoint.needs === 'public' ? callerWith(api, {}) : who.principal;
  const reply = await sendCall(caller, call, input, headers);
  const everything = `${JSON.stringify([...reply.headers])} ${reply.text}`;
  const foreign = reachesAll(call, who) ? clinicalCanary : foreignCanary;
  const secrets = who.caller.visibility === 'selected' ? [foreign, hiddenCanary] : [foreign];
  const leaked = secrets.filter(marks => containsCanary(everything, marks)).map(marks => marks.word);
  probeCount.probe(`${call.name} as ${who.name}`, leaked.length > 0 && `shows ${leaked}: ${reply.text}`);
  return reply;
}
