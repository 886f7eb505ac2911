import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Interference } from '../../lib/local/interference.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { pathNames, writes } from '../../shared/endpoint.ts';
import type { Reply } from '../support/caller.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { faultsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { inputFor, openPerformers, type Performers, performerOf, roleFor } from '../support/performers.ts';
import { type Input, namesOf, naming, sampleOf, sendCall } from '../support/samples.ts';
import { type Dice, openDice } from '../support/seed.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const rounds = isFull ? 500 : 4;
const timeout = isFull ? 900_000 : 60_000;
/** Calls of one round at the most. */
const atOnce = 3;
const longestPauseMs = 8;

const tally = openTally('interleavings');
const writing = calls.filter(({ endpoint }) => writes(endpoint));

/** Games are played side by side, each in an organisation of its own. */
interface Board {
  clinic: Clinic;
  performers: Performers;
}
let boards: Board[];
beforeAll(async () => {
  boards = await Promise.all([1, 2, 3, 4].map(openBoard));
});

async function openBoard(): Promise<Board> {
  const clinic = await openClinic();
  return { clinic, performers: await openPerformers(clinic, clinic) };
}

/** While calls are made at once, their requests to the table wait a little and so pass one another. */
const jostle: Interference = async ({ service, lambda }) => {
  if (playing > 0 && service === 'dynamodb' && lambda !== 'events')
    await wait(pauses.throwOne(0, longestPauseMs));
  return undefined;
};
const pauses = openDice('pauses');
let playing = 0;

describe('of calls made at once about one thing, none is lost and none is done twice', () => {
  test.each(writing.map((call): [string, Call] => [call.name, call]))('%s', { timeout }, async (_, call) => {
    const { disturb } = await openWorld();
    await disturb(jostle, () => Promise.all(boards.map(board => play(call, board))));
    if (isFull) await lookOver(call.name);
    tally.settle();
  });

  afterAll(async () => {
    await lookOver('all of them');
    tally.settle();
  });
});

async function lookOver(what: string): Promise<void> {
  const slugs = boards.map(({ clinic }) => clinic.slug);
  for (const fault of await faultsOf(...slugs)) tally.probe(`what is stored after ${what}`, fault);
}

async function play(call: Call, board: Board): Promise<void> {
  const dice = openDice(`${call.name} on board ${boards.indexOf(board)}`);
  for (let left = rounds / boards.length; left > 0; left--) await playOnce(call, board, dice);
}

async function playOnce(call: Call, { clinic, performers }: Board, dice: Dice): Promise<void> {
  const caller = await performerOf(performers, call);
  const first = await inputFor(call, clinic, caller);
  const partners = relatedTo(call);
  const turns: [Call, Input][] = [[call, first]];
  for (let left = dice.throwOne(1, atOnce); left > 0; left--) {
    const partner = partners[dice.throwOne(0, partners.length)] ?? call;
    const own = partner === call ? first : await inputFor(partner, clinic, caller);
    turns.push([partner, { ...own, ...shared(call, first, partner) }]);
  }
  playing++;
  const replies = await Promise.all(turns.map(([one, sent]) => sendCall(caller, one, sent)));
  playing--;
  const what = turns.map(([{ name }]) => name).join(' with ');
  const second = turns.flatMap(([one]) => sampleOf(one).comesSecond ?? []);
  for (const reply of replies) tally.probe(what, refused(call, reply, second));
  tally.probe(what, !replies.some(({ status }) => status < 300) && 'none of them succeeded');
  tally.probe(what, repeatedVersion(turns, replies));
  tally.probe(what, await lost(call, caller, turns, replies));
}

/**
 * Calls that the same person makes about the same kind of thing and nothing else: those that name more
 * find this one from their side. Where a call names nothing, those of its noun that name nothing either.
 */
function relatedTo(call: Call): Call[] {
  const kinds = (one: Call) => namesOf(one).map(([, kind]) => kind);
  return writing.filter(one => {
    if (sampleOf(one).endsSession && one !== call) return false;
    if (roleFor(one) !== roleFor(call)) return false;
    if (kinds(call).length === 0) return one.noun === call.noun && kinds(one).length === 0;
    return kinds(one).length > 0 && kinds(one).every(kind => kinds(call).includes(kind));
  });
}

/** What makes the partner's call one about the same thing, in the same version. */
function shared(call: Call, first: Input, partner: Call): Input {
  const names = namesOf(partner).map(([field, kind]) => {
    const [same] = namesOf(call).find(([own, ownKind]) => ownKind === kind && first[own] !== undefined) ?? [];
    return same ? naming(partner, field, first[same]) : {};
  });
  const version = 'version' in partner.endpoint.input.shape ? { version: first.version ?? 1 } : {};
  return Object.assign({}, ...names, version);
}

/** Whoever comes second is told of a conflict, or that there is too much at once; of a session, that it has ended. */
function refused(call: Call, { status, text }: Reply, second: string[]): string | false {
  const codes = ['version.conflict', 'server.busy', ...second];
  const isExpected = status < 300 || codes.some(code => text.includes(`"code":"${code}"`));
  const isAfterwards = status === 401 && sampleOf(call).endsSession;
  return !isExpected && !isAfterwards && `${status} ${text}`;
}

function isChanged(reply: Reply | undefined, version: unknown): boolean {
  if (!reply || reply.status >= 300) return false;
  return (JSON.parse(reply.text) as { data: { version?: unknown } }).data.version !== version;
}

/** Two changes of the same version of one thing cannot both have been made; what answers it as it was changed nothing. */
function repeatedVersion(turns: [Call, Input][], replies: Reply[]): string | false {
  const made = turns.filter(
    ([, { version }], index) => version !== undefined && isChanged(replies[index], version),
  );
  const thing = ([{ noun, endpoint }, sent]: [Call, Input]) =>
    `${noun} ${sent[pathNames(endpoint.path).at(-1) ?? '']}`;
  const most = Math.max(0, ...[...Map.groupBy(made, thing).values()].map(({ length }) => length));
  return most > 1 && `${most} of them changed the same version`;
}

/**
 * What was answered last of what a call can change is what is there, unless what changed it afterwards
 * answers with something else than the record.
 */
async function lost(
  { endpoint: { output, input } }: Call,
  caller: Principal,
  turns: [Call, Input][],
  replies: Reply[],
): Promise<string | false> {
  const done = turns.flatMap(([{ endpoint }], index) => {
    const { status, body } = replies[index] ?? {};
    return Number(status) < 300 ? [{ endpoint, data: (body as { data: Input }).data }] : [];
  });
  const answers = done.filter(({ endpoint }) => endpoint.output === output).map(({ data }) => data);
  const [newest] = answers.sort((a, b) => Number(b.version) - Number(a.version));
  const reader = calls.find(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.output === output && endpoint.loads !== undefined,
  );
  if (!reader || newest?.version === undefined) return false;
  const [field = ''] = pathNames(reader.endpoint.path);
  const { text, body } = await sendCall(caller, reader, { [field]: newest.id });
  const there = (body as { data?: Input }).data;
  if (!there) return `${text} is there`;
  const isOutrun = Number(there.version) > Number(newest.version);
  if (isOutrun && done.some(({ endpoint }) => endpoint.output !== output)) return false;
  const changed = ['version', 'status', ...Object.keys(input.shape)];
  const said = (data: Input) =>
    JSON.stringify(Object.entries(data).filter(([name]) => changed.includes(name)));
  return said(there) !== said(newest) && `${said(there)} is there after ${said(newest)}`;
}
