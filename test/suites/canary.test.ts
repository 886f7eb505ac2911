import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, calls } from '../../shared/contract.ts';
import { callerWith, type Reply } from '../support/caller.ts';
import { carries, type Marks, marked } from '../support/canary.ts';
import { type Clinic, newPerson, openClinic, type Principal, password } from '../support/clinic.ts';
import { isFull } from '../support/is-full.ts';
import { openLoudApi, overhear } from '../support/loud-api.ts';
import { ownSession } from '../support/performers.ts';
import { makeCase } from '../support/samples/cases.ts';
import { freeTexts, type Input, sampleOf, sendCall } from '../support/samples.ts';
import { firstTurn } from '../support/seed.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const tally = openTally('canary');
const timeout = 120_000;

/** Two organisations; everything of each carries its marks. */
const marks: Marks[] = [
  { word: 'bilbyalpha', phone: '+85251000031' },
  { word: 'wombatbeta', phone: '+85251000043' },
];

interface Place {
  own: Marks;
  foreign: Marks;
  clinic: Clinic;
  people: Principal[];
}

let places: Place[];
let loud: Awaited<ReturnType<typeof openLoudApi>>;
beforeAll(async () => {
  loud = await openLoudApi();
  places = await Promise.all(marks.map((own, index) => openPlace(own, marks[1 - index] ?? own)));
  await (await openWorld()).backend.settled();
});
afterAll(() => loud.close());

async function openPlace(own: Marks, foreign: Marks): Promise<Place> {
  const { word } = own;
  const clinic = await openClinic({ name: `${word} clinic` }, newPerson(`${word} admin`));
  const user = await clinic.join({}, { ...newPerson(`${word} user`), email: `${word}@staff.example` });
  for (const maker of [clinic.admin, user]) await makeCase(maker, marked(own));
  return { own, foreign, clinic, people: [clinic.admin, user] };
}

test('nobody’s words, numbers, tokens or password get into the log', { timeout }, async () => {
  const { disturb } = await openWorld();
  const walks: [string, () => Promise<unknown>][] = [
    ['of calls that succeed', () => walk(input => input)],
    ['of calls that are refused', () => walk((input, { own }) => ({ ...input, [own.word]: own.word }))],
    [
      'of calls that fail',
      () => disturb(({ lambda }) => (lambda === 'events' ? undefined : 'fail'), walkAtOnce),
    ],
  ];
  const inputs = await inputsOfAll();
  for (const [what, run] of walks) {
    const lines = await overhear(run);
    tally.probe(
      `the log ${what}`,
      lines.filter(isOfCall).length < inputs.length && `has ${lines.length} lines`,
    );
    for (const line of lines) tally.probe(`the log ${what}`, secretIn(line) && line);
  }
  tally.settle();

  async function walk(change: (input: Input, place: Place) => Input): Promise<void> {
    for (const { place, caller, call, input } of inputs) {
      const reply = await send(caller, call, change(input, place));
      tally.probe(
        `${call.name} to ${place.own.word}`,
        carries(heardFrom(reply), place.foreign) && reply.text,
      );
    }
  }

  async function walkAtOnce(): Promise<void> {
    await Promise.all(inputs.map(({ caller, call, input }) => send(caller, call, input)));
  }
});

test('mails say nothing of another organisation', async () => {
  const { backend } = await openWorld();
  for (const { own, foreign, clinic } of places) {
    const email = `${own.word}-invited@staff.example`;
    const person = { fullName: `${own.word} invited`, email, locale: 'en' };
    await backend.provision({ kind: 'member', organizationSlug: clinic.slug, role: 'user', person });
    const letters = backend.mail.received(email).map(letter => JSON.stringify(letter));
    expect(letters).not.toEqual([]);
    for (const letter of letters) tally.probe(`a mail to ${own.word}`, carries(letter, foreign) && letter);
  }
  tally.settle();
});

test('the marks are there to be seen in answers', async () => {
  for (const { own, clinic } of places) {
    const search = calls.find(({ name }) => name === 'searchCases');
    if (!search) throw new Error('the call is gone');
    expect(carries((await sendCall(clinic.admin, search, { text: own.word })).text, own)).toBe(true);
  }
});

interface Attempt {
  place: Place;
  caller: Principal;
  call: Call;
  input: Input;
}

/** Every call by everybody, or in each place by the one or the other, with their own marks wherever a text may stand. */
async function inputsOfAll(): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const first = firstTurn('canary');
  for (const [turn, place] of places.entries()) {
    for (const [index, call] of calls.entries()) {
      const isTheirs = (_: Principal, at: number) =>
        isFull || at === (first + turn + index) % place.people.length;
      for (const person of place.people.filter(isTheirs)) {
        const { input } = sampleOf(call);
        const caller = await ownSession(call, person);
        const sent = await input({ clinic: place.clinic, caller, maker: caller });
        attempts.push({ place, caller, call, input: { ...sent, ...ownTexts(call, place) } });
      }
    }
  }
  return attempts;
}

function ownTexts(call: Call, { own }: Place): Input {
  if (call.noun === 'cases' && 'fullName' in call.endpoint.input.shape) return marked(own);
  return Object.fromEntries(freeTexts(call).map(field => [field, own.word]));
}

function send({ headers }: Principal, call: Call, input: Input): Promise<Reply> {
  return sendCall(callerWith(loud.api, call.endpoint.needs === 'public' ? {} : headers), call, input);
}

const heardFrom = ({ headers, text }: Reply) => `${JSON.stringify([...headers])} ${text}`;

const isOfCall = (line: string) => line.includes('"message":"call"');

function secretIn(line: string): boolean {
  const secrets = places.flatMap(({ people }) =>
    people.flatMap(({ token, refreshToken, person }) => [token, refreshToken, person.email, person.fullName]),
  );
  const isSaid = (secret: string) => secret !== '' && line.includes(secret);
  return marks.some(own => carries(line, own)) || [...secrets, password, '陈小明'].some(isSaid);
}
