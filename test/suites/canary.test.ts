import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { callerWith, type Reply } from '../support/caller.ts';
import { callerWithOwnSession } from '../support/callers-by-role.ts';
import { type Canary, caseWithCanary, containsCanary } from '../support/canary.ts';
import { type Clinic, newPerson, openClinic, type Principal, password } from '../support/clinic.ts';
import { isFull } from '../support/is-full.ts';
import { captureOutput, startLoggingApi } from '../support/logging-api.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { freeTextFields, type Input, sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { openWorld, settled } from '../support/world.ts';

const probeCount = startProbeCount('canary');
const timeout = 120_000;

/** Marks (unique test values) of two organisations, each of which writes its own marks into all its data. */
const marks: Canary[] = [
  { word: 'bilbyalpha', phone: '+85251000031' },
  { word: 'wombatbeta', phone: '+85251000043' },
];

interface CanaryClinic {
  own: Canary;
  foreign: Canary;
  clinic: Clinic;
  people: Principal[];
}

let canaryClinics: CanaryClinic[];
let loggingApi: Awaited<ReturnType<typeof startLoggingApi>>;
beforeAll(async () => {
  loggingApi = await startLoggingApi();
  canaryClinics = await Promise.all(
    marks.map((own, index) => createCanaryClinic(own, marks[1 - index] ?? own)),
  );
  await settled();
});
afterAll(() => loggingApi.close());

async function createCanaryClinic(own: Canary, foreign: Canary): Promise<CanaryClinic> {
  const { word } = own;
  const clinic = await openClinic({ name: `${word} clinic` }, newPerson(`${word} admin`));
  const user = await clinic.join({}, { ...newPerson(`${word} user`), email: `${word}@staff.example` });
  for (const maker of [clinic.admin, user]) await makeCase(maker, caseWithCanary(own));
  return { own, foreign, clinic, people: [clinic.admin, user] };
}

test('the log contains no names, phone numbers, tokens or passwords', { timeout }, async () => {
  const { withFaults } = await openWorld();
  const walks: [string, () => Promise<unknown>][] = [
    ['of calls that succeed', () => walk(input => input)],
    ['of calls that are refused', () => walk((input, { own }) => ({ ...input, [own.word]: own.word }))],
    [
      'of calls that fail',
      () => withFaults(({ lambda }) => (lambda === 'events' ? undefined : 'fail'), walkAtOnce),
    ],
  ];
  const inputs = await inputsOfAll();
  for (const [what, run] of walks) {
    const lines = await captureOutput(run);
    probeCount.probe(
      `the log ${what}`,
      lines.filter(isOfCall).length < inputs.length && `has ${lines.length} lines`,
    );
    for (const line of lines) probeCount.probe(`the log ${what}`, secretIn(line) && line);
  }
  probeCount.expectNoFailure();

  async function walk(change: (input: Input, place: CanaryClinic) => Input): Promise<void> {
    for (const { place, caller, call, input } of inputs) {
      const reply = await send(caller, call, change(input, place));
      probeCount.probe(
        `${call.name} to ${place.own.word}`,
        containsCanary(responseText(reply), place.foreign) && reply.text,
      );
    }
  }

  async function walkAtOnce(): Promise<void> {
    await Promise.all(inputs.map(({ caller, call, input }) => send(caller, call, input)));
  }
});

test('emails contain no data of another organisation', async () => {
  const { backend } = await openWorld();
  for (const { own, foreign, clinic } of canaryClinics) {
    const email = `${own.word}-invited@staff.example`;
    const person = { fullName: `${own.word} invited`, email, locale: 'en' };
    await backend.provision({ kind: 'member', organizationSlug: clinic.slug, role: 'user', person });
    const letters = backend.mail.received(email).map(letter => JSON.stringify(letter));
    expect(letters).not.toEqual([]);
    for (const letter of letters)
      probeCount.probe(`a mail to ${own.word}`, containsCanary(letter, foreign) && letter);
  }
  probeCount.expectNoFailure();
});

test('members see the marked test values of their organisation, so the other tests would find these values in a wrong place', async () => {
  for (const { own, clinic } of canaryClinics) {
    const search = apiOperations.find(({ name }) => name === 'searchCases');
    if (!search) throw new Error('the call is gone');
    expect(containsCanary((await sendCall(clinic.admin, search, { text: own.word })).text, own)).toBe(true);
  }
});

interface Attempt {
  place: CanaryClinic;
  caller: Principal;
  call: ApiOperation;
  input: Input;
}

/** Number of endpoints in the sample; `--full` uses all. */
const sampled = 20;

/**
 * Inputs for every endpoint and caller; in a short run, for a sample of endpoints with one caller each. Every
 * text in an input contains the caller's own marks.
 */
async function inputsOfAll(): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const first = sampleOffset('canary');
  for (const [turn, place] of canaryClinics.entries()) {
    for (const [index, call] of sampleUpTo('calls with canaries', sampled, apiOperations).entries()) {
      const isTheirs = (_: Principal, at: number) =>
        isFull ||
        turn * place.people.length + at === (first + index) % (canaryClinics.length * place.people.length);
      for (const person of place.people.filter(isTheirs)) {
        const { input } = sampleOf(call);
        const caller = await callerWithOwnSession(call, person);
        const sent = await input({ clinic: place.clinic, caller, maker: caller });
        attempts.push({ place, caller, call, input: { ...sent, ...ownTexts(call, place) } });
      }
    }
  }
  return attempts;
}

function ownTexts(call: ApiOperation, { own }: CanaryClinic): Input {
  if (call.noun === 'cases' && 'fullName' in call.endpoint.input.shape) return caseWithCanary(own);
  return Object.fromEntries(freeTextFields(call).map(field => [field, own.word]));
}

function send({ headers }: Principal, call: ApiOperation, input: Input): Promise<Reply> {
  return sendCall(callerWith(loggingApi.api, call.endpoint.needs === 'public' ? {} : headers), call, input);
}

const responseText = ({ headers, text }: Reply) => `${JSON.stringify([...headers])} ${text}`;

const isOfCall = (line: string) => line.includes('"message":"call"');

function secretIn(line: string): boolean {
  const secrets = canaryClinics.flatMap(({ people }) =>
    people.flatMap(({ token, refreshToken, person }) => [token, refreshToken, person.email, person.fullName]),
  );
  const isSaid = (secret: string) => secret !== '' && line.includes(secret);
  return marks.some(own => containsCanary(line, own)) || [...secrets, password, '陈小明'].some(isSaid);
}
