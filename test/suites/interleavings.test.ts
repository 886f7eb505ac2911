import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, test } from 'vitest';
import type { Interference } from '../../lib/local/interference.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { pathNames, writes } from '../../shared/endpoint.ts';
import type { Reply } from '../support/caller.ts';
import { type Clinic, openClinic, type Principal, signIn } from '../support/clinic.ts';
import { faultsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { type Input, namesOf, sampleOf, sendCall } from '../support/samples.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const rounds = isFull ? 500 : 20;
const timeout = isFull ? 900_000 : 60_000;
/** Calls of one round at the most. */
const atOnce = 3;
const longestPauseMs = 8;

const tally = openTally('interleavings');
const writing = calls.filter(({ endpoint }) => writes(endpoint));

/** Games are played side by side, each in an organisation of its own. */
let clinics: Clinic[];
beforeAll(async () => {
  clinics = await Promise.all([1, 2, 3, 4].map(() => openClinic()));
});

/** While calls are made at once, their requests to the table wait a little and so pass one another. */
const jostle: Interference = async ({ service, lambda }) => {
  if (playing > 0 && service === 'dynamodb' && lambda !== 'events') await wait(randomInt(longestPauseMs));
  return undefined;
};
let playing = 0;

describe('of calls made at once about one thing, none is lost and none is done twice', () => {
  test.each(writing.map((call): [string, Call] => [call.name, call]))('%s', { timeout }, async (_, call) => {
    const { disturb } = await openWorld();
    await disturb(jostle, () => Promise.all(clinics.map(clinic => play(call, clinic))));
    for (const fault of await faultsOf(...clinics.map(({ slug }) => slug)))
      tally.probe(`${call.name}, what is stored`, fault);
    tally.settle();
  });
});

async function play(call: Call, clinic: Clinic): Promise<void> {
  for (let left = rounds / clinics.length; left > 0; left--) await playOnce(call, clinic);
}

async function playOnce(call: Call, clinic: Clinic): Promise<void> {
  const { input, endsSession } = sampleOf(call);
  const { admin } = clinic;
  const caller = endsSession ? await signIn(admin.person, clinic.slug) : admin;
  const first = await input({ clinic, caller, maker: caller });
  const partners = relatedTo(call);
  const turns: [Call, Input][] = [[call, first]];
  for (let left = randomInt(1, atOnce); left > 0; left--) {
    const partner = partners[randomInt(partners.length)] ?? call;
    const own = partner === call ? first : await sampleOf(partner).input({ clinic, caller, maker: caller });
    turns.push([partner, { ...own, ...shared(call, first, partner) }]);
  }
  playing++;
  const replies = await Promise.all(turns.map(([one, sent]) => sendCall(caller, one, sent)));
  playing--;
  const what = turns.map(([{ name }]) => name).join(' with ');
  for (const reply of replies) tally.probe(what, refused(call, reply));
  tally.probe(what, !replies.some(({ status }) => status < 300) && 'none of them succeeded');
  tally.probe(what, repeatedVersion(turns, replies));
  tally.probe(what, await lost(call, caller, replies));
}

/** Calls about the same kind of thing; where a call names nothing, those of its noun that name nothing either. */
function relatedTo(call: Call): Call[] {
  const kinds = (one: Call) => namesOf(one).map(([, kind]) => kind);
  return writing.filter(one => {
    if (sampleOf(one).endsSession && one !== call) return false;
    if (kinds(call).length === 0) return one.noun === call.noun && kinds(one).length === 0;
    return kinds(one).some(kind => kinds(call).includes(kind));
  });
}

/** What makes the partner's call one about the same thing, in the same version. */
function shared(call: Call, first: Input, partner: Call): Input {
  const names = namesOf(partner).flatMap(([field, kind]) => {
    const same = namesOf(call).find(([, own]) => own === kind);
    return same ? [[field, first[same[0]]]] : [];
  });
  const version = 'version' in partner.endpoint.input.shape ? { version: first.version ?? 1 } : {};
  return { ...Object.fromEntries(names), ...version };
}

/** Whoever comes second is told of a conflict, or that there is too much at once; of a session, that it has ended. */
function refused(call: Call, { status, text }: Reply): string | false {
  const isExpected = status < 300 || /"code":"(version\.conflict|server\.busy)"/.test(text);
  const isAfterwards = status === 401 && sampleOf(call).endsSession;
  return !isExpected && !isAfterwards && `${status} ${text}`;
}

/** Two changes of the same version cannot both have been made. */
function repeatedVersion(turns: [Call, Input][], replies: Reply[]): string | false {
  const made = replies.filter(({ status }, index) => status < 300 && turns[index]?.[1].version !== undefined);
  return made.length > 1 && `${made.length} of them changed the same version`;
}

/** What was answered last is what is there. */
async function lost(call: Call, caller: Principal, replies: Reply[]): Promise<string | false> {
  const done = replies.filter(({ status }) => status < 300).map(({ body }) => (body as { data: Input }).data);
  const newest = done.sort((a, b) => Number(b.version) - Number(a.version))[0];
  const reader = calls.find(
    ({ endpoint }) =>
      endpoint.method === 'GET' && endpoint.output === call.endpoint.output && endpoint.loads !== undefined,
  );
  if (!reader || newest?.version === undefined) return false;
  const [field = ''] = pathNames(reader.endpoint.path);
  const { text } = await sendCall(caller, reader, { [field]: newest.id });
  return text !== JSON.stringify({ data: newest }) && `${text} is there after ${JSON.stringify(newest)}`;
}
