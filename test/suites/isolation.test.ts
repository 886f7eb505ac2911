import { beforeAll, describe, expect, test } from 'vitest';
import type { Key } from '../../functions/storage/keys.ts';
import { digest } from '../../lib/restore/canonical.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { writes } from '../../shared/endpoint.ts';
import { can, reach } from '../../shared/permissions.ts';
import { byPermission } from '../../shared/refusals.ts';
import { callerWith, type Reply } from '../support/caller.ts';
import { carries, clinicalMarks, foreignMarks, hiddenMarks } from '../support/canary.ts';
import { isFull } from '../support/is-full.ts';
import { type Named, namedRecords } from '../support/named-records.ts';
import { type Outsider, type Outsiders, openOutsiders } from '../support/outsiders.ts';
import { ownSession } from '../support/performers.ts';
import { changed, openRawTable } from '../support/raw-table.ts';
import { freeTexts, type Input, namesOf, naming, sampleOf, sendCall } from '../support/samples.ts';
import { firstTurn } from '../support/seed.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const tally = openTally('isolation');
const namedCalls = calls.map((call): [string, Call] => [call.name, call]);

let outsiders: Outsiders;
let othersAtFirst: string;
beforeAll(async () => {
  outsiders = await openOutsiders();
  await (await openWorld()).backend.settled();
  othersAtFirst = await digestOfOther();
});

async function digestOfOther(): Promise<string> {
  const { slug, admin } = outsiders.other;
  const { ownedBy } = await openRawTable();
  return digest(await ownedBy(slug, admin.person.id));
}

describe('answers alike for what is foreign, hidden, of another kind, malformed or missing', () => {
  test.each(namedCalls.filter(([, call]) => namesOf(call).length > 0))('%s', async (_, call) => {
    turn = turnOf(call);
    const questions: Question[] = [];
    for (const outsider of triersOf(call)) questions.push(...(await ask(outsider, call)));
    await leavingAllAsItWas(call, async () => {
      for (const question of questions) await answer(question, call);
    });
    tally.settle();
  });
});

describe('is closed to whoever names an organisation that is not theirs', () => {
  test.each(namedCalls.filter(([, { endpoint }]) => byPermission(endpoint)))('%s', async (_, call) => {
    turn = turnOf(call);
    const members = callersOf(call).filter(({ caller }) => caller.role !== 'superadmin');
    const inputs: [Outsider, Input][] = [];
    for (const outsider of members) {
      const input = await untouchedInputOf(outsider, call);
      const foreign = { ...input, ...foreignNamesOf(outsider, call) };
      inputs.push(...someOf([input, foreign]).map((one): [Outsider, Input] => [outsider, one]));
    }
    await leavingAllAsItWas(call, async () => {
      for (const [outsider, input] of inputs) {
        const refusal = await send(outsider, call, input, { 'x-organization': 'no-such-clinic' });
        const isRefused = refusal.status === 403 && refusal.text.includes('"organization.foreign"');
        tally.probe(`${call.name} for an unknown organisation`, !isRefused && refusal.text);
        for (const slug of wrongOrganizations(outsider)) {
          const reply = await send(outsider, call, input, { 'x-organization': slug });
          const what = `${call.name} as ${outsider.name} for organisation ${JSON.stringify(slug)}`;
          tally.probe(what, differs(reply, refusal));
        }
      }
    });
    tally.settle();
  });
});

describe('shows nothing of others when it succeeds', () => {
  test.each(namedCalls)('%s', async (_, call) => {
    const { endpoint } = call;
    for (const outsider of triersOf(call)) {
      const isLeft = !writes(endpoint) || !isAllowed(call, outsider);
      const own = await (isLeft ? untouchedInputOf(outsider, call) : inputOf(outsider, call));
      const searches = writes(endpoint)
        ? []
        : freeTexts(call).flatMap(field => words.map(word => ({ [field]: word })));
      for (const changes of [{}, ...searches]) {
        const caller = await withOwnSession(outsider, call);
        const input = caller.principal === outsider.principal ? own : await inputOf(caller, call);
        const { status, text } = await send(caller, call, { ...input, ...changes });
        const wanted = isAllowed(call, outsider) ? (endpoint.status ?? 200) : 403;
        tally.probe(`${call.name} as ${outsider.name}`, status !== wanted && `${status} ${text}`);
      }
    }
    tally.settle();
  });
});

test('all of this has left the other organisation as it was', async () => {
  tally.probe('the other organisation', (await digestOfOther()) !== othersAtFirst && 'has changed');
  tally.settle();
});

test('the marks are there to be seen by those whom they are for', async () => {
  for (const [clinic, marks] of [
    [outsiders.other, foreignMarks],
    [outsiders.own, hiddenMarks],
  ] as const) {
    const stage = { clinic, caller: clinic.admin, maker: clinic.admin };
    const seen: string[] = [];
    for (const call of calls.filter(({ endpoint }) => endpoint.needs !== 'public' && !writes(endpoint))) {
      const changes = Object.fromEntries(freeTexts(call).map(field => [field, marks.word]));
      const reply = await sendCall(clinic.admin, call, {
        ...(await sampleOf(call).input(stage)),
        ...changes,
      });
      if (carries(reply.text, marks)) seen.push(call.name);
    }
    expect(seen, `calls that show ${marks.word}`).not.toEqual([]);
  }
});

/** A field that names something, filled in with nothing's name and then with names to be told nothing of. */
interface Question {
  outsider: Outsider;
  field: string;
  kind: Exclude<Named, 'public'>;
  missing: Input;
  asked: { what: string; input: Input; expected: 'same as missing' | 'refused' | 'harmless' }[];
}

const words = [foreignMarks.word, hiddenMarks.word];

/** Whom a call can be closed to; a superadmin who signs in names no organisation. */
function callersOf({ endpoint }: Call): Outsider[] {
  return outsiders.callers.filter(
    ({ caller }) => endpoint.needs !== 'public' || caller.role !== 'superadmin',
  );
}

/** Of those, the one who sees least and two of the others in turn; all of them in full. */
function triersOf(call: Call): Outsider[] {
  const all = callersOf(call);
  if (isFull) return all;
  const isStrictest = ({ caller }: Outsider) => caller.role === 'user' && caller.visibility === 'selected';
  const others = all.filter(one => !isStrictest(one));
  const turns = [0, 1].map(more => others[(turnOf(call) + more) % others.length]);
  return all.filter(one => isStrictest(one) || turns.includes(one));
}

async function ask(outsider: Outsider, call: Call): Promise<Question[]> {
  const input = await untouchedInputOf(outsider, call);
  return namesOf(call).map(([field, kind]) => {
    const { missing, otherKind, malformed } = namedRecords[kind];
    const [foreign, hidden] = [outsider.foreign[kind], outsider.hidden[kind]];
    const isLoaded = Object.values(call.endpoint.loads ?? {}).includes(field);
    const wellFormed = /cursor$/i.test(kind) ? 'harmless' : 'same as missing';
    const misshapen = [otherKind(), ...someOf(malformed)];
    return {
      outsider,
      field,
      kind,
      missing: { ...input, ...naming(call, field, missing()) },
      asked: [
        ...(reachesAll(call, outsider)
          ? []
          : [
              {
                what: 'foreign',
                input: { ...input, ...naming(call, field, foreign) },
                expected: wellFormed,
              } as const,
            ]),
        ...(hidden
          ? [
              {
                what: 'hidden',
                input: { ...input, ...naming(call, field, hidden) },
                expected: wellFormed,
              } as const,
            ]
          : []),
        ...misshapen.map(value => ({
          what: JSON.stringify(value),
          input: { ...input, ...naming(call, field, value) },
          expected: isLoaded ? ('same as missing' as const) : ('refused' as const),
        })),
      ],
    };
  });
}

async function answer({ outsider, field, kind, missing, asked }: Question, call: Call): Promise<void> {
  const title = `${call.name} as ${outsider.name}, ${field}`;
  const ofMissing = await send(outsider, call, missing);
  const status = isAllowed(call, outsider) ? namedRecords[kind].statusOfMissing : 403;
  tally.probe(`${title} missing`, ofMissing.status !== status && `${ofMissing.status} ${ofMissing.text}`);
  for (const { what, input, expected } of asked) {
    const reply = await send(outsider, call, input);
    const isRefused = reply.status >= 400 && reply.status < 500;
    const problems = {
      'same as missing': differs(reply, ofMissing),
      refused: !isRefused && `${reply.status} ${reply.text}`,
      harmless: reply.status >= 500 && reply.text,
    };
    tally.probe(`${title} ${what}`, problems[expected]);
  }
}

function isAllowed({ endpoint: { needs } }: Call, { caller }: Outsider): boolean {
  return needs === 'public' || needs === 'token' || can(caller, needs);
}

/** Nothing is foreign to whom the platform is; but no child is theirs to read of. */
function reachesAll({ endpoint: { needs } }: Call, { caller }: Outsider): boolean {
  return needs !== 'public' && needs !== 'token' && reach(caller, needs) === 'platform';
}

/** One that goes on being good, as long as nothing is done with it. */
const untouched = new Map<string, Input>();

async function untouchedInputOf(outsider: Outsider, call: Call): Promise<Input> {
  const name = `${outsider.name} ${call.name}`;
  const input = untouched.get(name) ?? (await inputOf(outsider, call));
  untouched.set(name, input);
  return input;
}

/** An input with which the call would succeed for a colleague who sees everything, or for the caller. */
function inputOf({ own, principal, caller }: Outsider, call: Call): Promise<Input> {
  const maker = caller.role === 'superadmin' ? own.admin : principal;
  return sampleOf(call).input({ clinic: own, caller: principal, maker });
}

/** Everything that the call names, taken from an organisation that the caller does not call for. */
function foreignNamesOf({ foreign }: Outsider, call: Call): Input {
  return Object.assign({}, ...namesOf(call).map(([field, kind]) => naming(call, field, foreign[kind])));
}

function wrongOrganizations({ own }: Outsider): string[] {
  const { slug } = own;
  const { slug: other } = outsiders.other;
  const wrong = ['', `${slug}#`, slug.toUpperCase(), `${slug},${other}`, 'another-clinic', '*', `${slug}#U`];
  return [other, ...someOf([...wrong, `${slug}%00`, 'é', 'null', 'a'.repeat(5_000)])];
}

const turnOf = (call: Call) => firstTurn('isolation') + calls.indexOf(call);
let turn = 0;

/** All of the values, or the next one in turn: among them, the calls and callers still meet each of them. */
function someOf<Value>(values: Value[]): Value[] {
  const next = values[turn++ % values.length];
  return isFull || next === undefined ? values : [next];
}

/** A call that ends its caller's session is made in one of its own. */
async function withOwnSession(outsider: Outsider, call: Call): Promise<Outsider> {
  return { ...outsider, principal: await ownSession(call, outsider.principal) };
}

/** Makes a call as somebody and looks in the answer for marks that are not theirs to read. */
async function send(who: Outsider, call: Call, input: Input, headers = {}): Promise<Reply> {
  const { api } = await openWorld();
  const caller = call.endpoint.needs === 'public' ? callerWith(api, {}) : who.principal;
  const reply = await sendCall(caller, call, input, headers);
  const everything = `${JSON.stringify([...reply.headers])} ${reply.text}`;
  const foreign = reachesAll(call, who) ? clinicalMarks : foreignMarks;
  const secrets = who.caller.visibility === 'selected' ? [foreign, hiddenMarks] : [foreign];
  const leaked = secrets.filter(marks => carries(everything, marks)).map(marks => marks.word);
  tally.probe(`${call.name} as ${who.name}`, leaked.length > 0 && `shows ${leaked}: ${reply.text}`);
  return reply;
}

/** Says how two answers differ in anything but the time and the request's own number. */
function differs(reply: Reply, expected: Reply): string | false {
  const told = ({ status, headers, text }: Reply) => {
    const own = [...headers].filter(([name]) => !['date', 'x-request-id', 'apigw-requestid'].includes(name));
    return JSON.stringify([status, own, text]);
  };
  return told(reply) !== told(expected) && `${told(reply)} instead of ${told(expected)}`;
}

/** Who names what is not theirs beside a child who is has read of that child, and it is recorded. */
const isReading = ({ pk }: Key): boolean => /^O#[^#]+#R#/.test(pk);

async function leavingAllAsItWas(call: Call, probe: () => Promise<void>): Promise<void> {
  const { followChanges } = await openRawTable();
  await (await openWorld()).backend.settled();
  const changes = await followChanges();
  await probe();
  const others = (await changes()).filter(key => !isReading(key));
  tally.probe(`the table after refusals of ${call.name}`, changed(others));
}
