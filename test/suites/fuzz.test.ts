import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Call, calls } from '../../shared/contract.ts';
import { pathNames, writes } from '../../shared/endpoint.ts';
import { type ErrorBody, errors } from '../../shared/errors.ts';
import { refusals } from '../../shared/refusals.ts';
import { arbitraryOf } from '../support/arbitrary-of-schema.ts';
import { type Caller, callerWith, type Reply } from '../support/caller.ts';
import { type Clinic, openClinic } from '../support/clinic.ts';
import { inputSchema } from '../support/input-schema.ts';
import { isFull } from '../support/is-full.ts';
import { mutationsOf } from '../support/mutations.ts';
import { inputFor, openPerformers, type Performers, performerOf, roleFor } from '../support/performers.ts';
import { type Input, namesOf, sampleOf, sendCall } from '../support/samples.ts';
import { firstTurn, seed } from '../support/seed.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const valid = isFull ? 200 : 3;
const mutated = isFull ? 300 : 6;
const timeout = isFull ? 600_000 : 180_000;

const tally = openTally('fuzz');
/** A call is given good inputs at one commit and bad ones at the next that its turn comes; both in full. */
const turned = (half: number) =>
  calls
    .filter((_, index) => isFull || (firstTurn('fuzz') + index + half) % 2 === 0)
    .map((call): [string, Call] => [call.name, call]);

let clinic: Clinic;
let performers: Performers;
let noun: string | undefined;

/** Each noun has an organisation of its own: what it lets be called anything is no trouble to the next. */
async function open(call: Call): Promise<void> {
  if (call.noun === noun) return;
  clinic = await openClinic();
  performers = await openPerformers(clinic);
  noun = call.noun;
}

describe('takes every input that its schema allows, and gives back what was sent', () => {
  test.each(turned(0))('%s', { timeout }, async (_, call) => {
    await open(call);
    const { endpoint } = call;
    const { values = {}, kept = [], comesBack } = sampleOf(call);
    const taken = [...(kept as string[]), ...namesOf(call).map(([field]) => field)];
    const inputs = arbitraryOf(inputSchema(call), values) as fc.Arbitrary<Input>;
    if (writes(endpoint) && !comesBack)
      expect(echoed(call), 'tell by `comesBack` what of these comes back').toEqual([]);
    const first = await stage(call);
    await assertAll(call, valid, inputs, async generated => {
      const { caller, input: good } = endpoint.method === 'GET' ? first : await stage(call);
      const input = { ...omit(generated, taken), ...pick(good, taken) };
      const sent = endpoint.input.parse(input);
      const reply = await sendCall(caller, call, input);
      expect(reply.status, reply.text).toBe(endpoint.status ?? 200);
      const { data } = reply.body as { data: Record<string, unknown> };
      expect(endpoint.output.parse(data)).toEqual(data);
      if (comesBack) expect(data).toMatchObject(comesBack(sent) as object);
      await readAgain(call, data);
    });
  });
});

describe('answers whatever was done to a request, and tells what is wrong with it', () => {
  test.each(turned(1))('%s', { timeout }, async (_, call) => {
    await open(call);
    const { endsSession, ownPerson } = sampleOf(call);
    const first = await stage(call);
    await assertAll(call, mutated, mutationsOf(call), async mutate => {
      const { caller, input } = endsSession || ownPerson ? await stage(call) : first;
      const mutant = mutate(input);
      if (!mutant) return fc.pre(false);
      const { what, path, options, names, wanted } = mutant;
      const headers = { 'x-forwarded-for': anAddress(), ...options.headers };
      const reply = await caller.send(call.endpoint.method, path, { ...options, headers });
      const told = `${what}: ${reply.status} ${reply.text.slice(0, 300)}`;
      expect(reply.status, told).toBeLessThan(500);
      expect(reply.text, told).not.toMatch(/\n\s+at |node_modules|\.ts:\d|\w+Error\b/);
      if (wanted.length > 0) expect(wanted, told).toContain(reply.status);
      if (reply.status >= 400) expectRefusal(call, reply, names, told);
    });
  });
});

/** Who makes the call and a good input for it; a call without a token is made by nobody. */
async function stage(call: Call): Promise<{ caller: Caller; input: Input }> {
  const who = await performerOf(performers, call);
  const { api } = await openWorld();
  const caller = call.endpoint.needs === 'public' ? callerWith(api, {}) : who;
  return { caller, input: await inputFor(call, clinic, who) };
}

async function assertAll<Value>(
  { name }: Call,
  numRuns: number,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(values, async value => {
    await check(value);
    tally.probe(name);
  });
  await fc.assert(property, { seed, numRuns }).catch(error => {
    tally.probe(name, reportOf(error));
  });
  tally.settle();
}

/** What went wrong, then how to run it again. */
function reportOf(error: unknown): string {
  const { message, cause } = error as Error;
  return `${cause instanceof Error ? cause.message : ''} ${message}`;
}

/** Reads a record anew where the noun has a call for it; it must be what was answered. */
async function readAgain(call: Call, data: Record<string, unknown>): Promise<void> {
  if (!writes(call.endpoint)) return;
  const reader = calls.find(
    ({ noun, endpoint }) =>
      noun === call.noun && endpoint.method === 'GET' && endpoint.output === call.endpoint.output,
  );
  const [field, ...more] = pathNames(reader?.endpoint.path ?? '');
  if (!reader || field === undefined || more.length > 0) return;
  const reply = await sendCall(performers[roleFor(call)], reader, { [field]: data.id });
  expect(reply.body).toEqual({ data });
}

/** Fields that go in and come out under the same name. */
function echoed({ endpoint }: Call): string[] {
  const { properties = {} } = z.toJSONSchema(endpoint.output, { io: 'output' });
  return Object.keys(endpoint.input.shape).filter(field => field in properties);
}

function expectRefusal({ endpoint }: Call, { status, body }: Reply, names: string[], told: string): void {
  const { error, message } = (body ?? {}) as Partial<ErrorBody> & { message?: string };
  if (!error) {
    expect([message, status], told).toEqual(['Not Found', 404]);
    return;
  }
  expect(errors[error.code]?.status, told).toBe(status);
  expect(refusals(endpoint), told).toContain(error.code);
  if (error.code !== 'request.invalid') return;
  const fields = Object.keys(error.fields ?? {});
  expect(fields, told).not.toEqual([]);
  const known = [...Object.keys(endpoint.input.shape), ...names];
  const isKnown = (field: string) => known.some(name => field === name || field.startsWith(`${name}.`));
  expect(
    fields.filter(field => !isKnown(field)),
    told,
  ).toEqual([]);
}

const anAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

const omit = (input: Input, names: string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

const pick = (input: Input, names: string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
