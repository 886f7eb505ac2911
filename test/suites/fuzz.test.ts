import { randomInt } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { isMutation, pathParameters } from '../../shared/core/endpoint.ts';
import { errorCodesOf } from '../../shared/core/endpoint-errors.ts';
import { type ErrorBody, errors } from '../../shared/core/errors.ts';
import { parseTyped } from '../../shared/core/typed-input.ts';
import { arbitraryOf } from '../support/arbitrary-of-schema.ts';
import { type Caller, callerWith, type Reply } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
  leastRoleFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic } from '../support/clinic.ts';
import { inputSchema } from '../support/input-schema.ts';
import { isFull } from '../support/is-full.ts';
import { mutationsOf } from '../support/mutations.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { type Input, referencesOf, sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { seed } from '../support/seed.ts';
import { openWorld } from '../support/world.ts';

const valid = isFull ? 200 : 3;
const mutated = isFull ? 300 : 6;
const timeout = isFull ? 600_000 : 180_000;

const probeCount = startProbeCount('fuzz');
/** Number of endpoints tested with valid inputs, and with invalid ones; `--full` tests all with both. */
const sampled = 9;
const sampleFor = (inputs: 'valid' | 'invalid') =>
  sampleUpTo(`fuzz ${inputs}`, sampled, apiOperations).map((call): [string, ApiOperation] => [
    call.name,
    call,
  ]);

let clinic: Clinic;
let callersByRole: CallersByRole;
let noun: string | undefined;

/**
 * Opens an organisation for each noun (kind of record), so that random names in its records do not disturb
 * other nouns.
 */
async function open(call: ApiOperation): Promise<void> {
  if (call.noun === noun) return;
  clinic = await openClinic();
  callersByRole = await createCallersByRole(clinic);
  noun = call.noun;
}

describe('an endpoint accepts every input that its schema allows and returns what was sent', () => {
  test.each(sampleFor('valid'))('%s', { timeout }, async (_, call) => {
    await open(call);
    const { endpoint } = call;
    const { arbitraries = {}, references = {}, expectedOutput, ...sample } = sampleOf(call);
    const fixedFields = [...(sample.fixedFields ?? []), ...('cursor' in references ? ['cursor'] : [])];
    const taken = [...fixedFields, ...referencesOf(call).map(([field]) => field)];
    const copied = Object.fromEntries(fixedFields.map(field => [field, fc.constant(null)]));
    const inputs = arbitraryOf(inputSchema(call), { ...arbitraries, ...copied }) as fc.Arbitrary<Input>;
    if (isMutation(endpoint) && !expectedOutput)
      expect(echoed(call), 'state by `expectedOutput` which of these are returned').toEqual([]);
    const first = await prepareCall(call);
    await assertAll(call, valid, inputs, async generated => {
      const { caller, input: good } = endpoint.method === 'GET' ? first : await prepareCall(call);
      const input = { ...omit(generated, taken), ...pick(good, taken) };
      const sent = parseTyped(() => endpoint.input.parse(input));
      const reply = await sendCall(caller, call, input);
      expect(reply.status, reply.text).toBe(endpoint.status ?? 200);
      const { data } = reply.body as { data: Record<string, unknown> };
      expect(endpoint.output.parse(data)).toEqual(data);
      if (expectedOutput) expect(data).toMatchObject(expectedOutput(sent) as object);
      await readAgain(call, data);
    });
  });
});

describe('an endpoint reports what is wrong with a damaged request', () => {
  test.each(sampleFor('invalid'))('%s', { timeout }, async (_, call) => {
    await open(call);
    const { endsSession, needsOwnPerson, isLimitedPerPerson } = sampleOf(call);
    const isDeleted = call.endpoint.method === 'DELETE';
    const isPreparedAnew = endsSession || needsOwnPerson || isLimitedPerPerson || isDeleted;
    const first = await prepareCall(call);
    await assertAll(call, mutated, mutationsOf(call), async mutate => {
      const { caller, input } = isPreparedAnew ? await prepareCall(call) : first;
      const mutant = mutate(input);
      if (!mutant) return fc.pre(false);
      const { description, path, options, fieldNames, expectedStatuses } = mutant;
      const headers = { 'x-forwarded-for': anAddress(), ...options.headers };
      const reply = await caller.send(call.endpoint.method, path, { ...options, headers });
      const told = `${description}: ${reply.status} ${reply.text.slice(0, 300)}`;
      expect(reply.status, told).toBeLessThan(500);
      expect(reply.text, told).not.toMatch(/\n\s+at |node_modules|\.ts:\d|\w+Error\b/);
      if (expectedStatuses.length > 0) expect(expectedStatuses, told).toContain(reply.status);
      if (reply.status >= 400) expectRefusal(call, reply, fieldNames, told);
    });
  });
});

/**
 * Returns a caller of an endpoint and a valid input. An endpoint that needs no token is called without a
 * person.
 */
async function prepareCall(call: ApiOperation): Promise<{ caller: Caller; input: Input }> {
  const who = await callerForCall(callersByRole, call);
  const { api } = await openWorld();
  const caller = call.endpoint.needs === 'public' ? callerWith(api, {}) : who;
  return { caller, input: await inputFor(call, clinic, who) };
}

async function assertAll<Value>(
  { name }: ApiOperation,
  numRuns: number,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(values, async value => {
    await check(value);
    probeCount.probe(name);
  });
  await fc.assert(property, { seed, numRuns }).catch(error => {
    probeCount.probe(name, reportOf(error));
  });
  probeCount.expectNoFailure();
}

/** The text of an error, whose message says how to repeat the test. */
function reportOf(error: unknown): string {
  const { message, cause } = error as Error;
  return `${cause instanceof Error ? cause.message : ''} ${message}`;
}

/** Reads a record again, if an endpoint exists for that, and expects the same data. */
async function readAgain(call: ApiOperation, data: Record<string, unknown>): Promise<void> {
  if (!isMutation(call.endpoint) || sampleOf(call).isContinuedByJob) return;
  const reader = apiOperations.find(
    ({ noun, endpoint }) =>
      noun === call.noun && endpoint.method === 'GET' && endpoint.output === call.endpoint.output,
  );
  const [field, ...more] = pathParameters(reader?.endpoint.path ?? '');
  if (!reader || field === undefined || more.length > 0) return;
  const reply = await sendCall(callersByRole[leastRoleFor(call)], reader, {
    [field]: data[field] ?? data.id,
  });
  expect(reply.body).toEqual({ data });
}

/** Names of the fields that the input and the output of an endpoint have in common. */
function echoed({ endpoint }: ApiOperation): string[] {
  const { properties = {} } = z.toJSONSchema(endpoint.output, { io: 'output' });
  return Object.keys(endpoint.input.shape).filter(field => field in properties);
}

function expectRefusal(
  { endpoint }: ApiOperation,
  { status, body }: Reply,
  names: string[],
  context: string,
): void {
  const { error, message } = (body ?? {}) as Partial<ErrorBody> & { message?: string };
  if (!error) {
    expect([message, status], context).toEqual(['Not Found', 404]);
    return;
  }
  expect(errors[error.code]?.status, context).toBe(status);
  expect(errorCodesOf(endpoint), context).toContain(error.code);
  if (error.code !== 'request.invalid') return;
  const fields = Object.keys(error.fields ?? {});
  expect(fields, context).not.toEqual([]);
  const known = [...Object.keys(endpoint.input.shape), ...names];
  const isKnown = (field: string) => known.some(name => field === name || field.startsWith(`${name}.`));
  expect(
    fields.filter(field => !isKnown(field)),
    context,
  ).toEqual([]);
}

const anAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

const omit = (input: Input, names: string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)));

const pick = (input: Input, names: string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));
