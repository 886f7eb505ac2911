import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { ApiOperation } from '../../shared/contract.ts';
import { isMutation } from '../../shared/core/endpoint.ts';
import { publishedOrder } from '../../shared/openapi.ts';
import type { Reply } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
  organizationOf,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic, type Principal } from '../support/clinic.ts';
import { alternatives, inputSchema } from '../support/input-schema.ts';
import { violationsOf } from '../support/integrity.ts';
import { isFull } from '../support/is-full.ts';
import { followAuditEvents } from '../support/journal.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { type Input, sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';

const rounds = isFull ? 20 : 1;
const timeout = isFull ? 300_000 : 20_000;
const probeCount = startProbeCount('idempotency');

/**
 * Endpoints whose response is stored. In this order, no request changes the sign-in that a later request
 * needs. Endpoints that open or end a session are left out.
 */
const callsWithStoredResponse = publishedOrder().filter(call => {
  const { opensSession, endsSession } = sampleOf(call);
  return isMutation(call.endpoint) && !opensSession && !endsSession;
});

let clinic: Clinic;
let callers: CallersByRole;
let colleagues: CallersByRole;
beforeAll(async () => {
  clinic = await openClinic();
  [callers, colleagues] = [await createCallersByRole(clinic), await createCallersByRole(clinic)];
});

describe('a request that is repeated with its idempotency key has one effect', () => {
  test.each(
    sampleUpTo('idempotency', 9, callsWithStoredResponse).map((call): [string, ApiOperation] => [
      call.name,
      call,
    ]),
  )('%s', { timeout }, async (name, call) => {
    for (let left = rounds; left > 0; left--) await sendAgain(call);
    if (isFull) await expectIntact(name);
    probeCount.expectNoFailure();
  });

  afterAll(async () => {
    await expectIntact('all of them');
    probeCount.expectNoFailure();
  });
});

async function expectIntact(what: string): Promise<void> {
  for (const fault of await violationsOf(clinic.slug))
    probeCount.probe(`what is stored after ${what}`, fault);
}

async function sendAgain(call: ApiOperation): Promise<void> {
  const { name, endpoint } = call;
  const [caller, colleague] = [await callerForCall(callers, call), await callerForCall(colleagues, call)];
  const key = randomUUID();
  const input = await inputOf(call, caller);
  const acts = await followAuditEvents(organizationOf(input, clinic), caller.person.id);
  const ten = await Promise.all(Array.from({ length: 10 }, () => send(caller, call, input, key)));
  const [first] = ten;
  const done = await acts();
  const success = endpoint.status ?? 200;
  probeCount.probe(`${name} ten times at once`, first?.status !== success && first?.text);
  probeCount.probe(
    `${name} ten times at once`,
    (isJournaled(call) === (done.length === 0) || done.length > new Set(done).size * entriesOf(call)) &&
      `the journal has ${done}`,
  );
  for (const reply of [...ten, await send(caller, call, input, key)])
    probeCount.probe(
      `${name} again`,
      reply.text !== first?.text && `${reply.text} instead of ${first?.text}`,
    );
  if (Object.keys(endpoint.input.shape).length > 0) {
    const other = await send(caller, call, otherThan(call, input, await inputOf(call, caller)), key);
    probeCount.probe(
      `${name} with another body`,
      !isOtherBody(call, other) && `${other.status} ${other.text}`,
    );
  }
  const afterwards = await send(caller, call, input, key);
  probeCount.probe(`${name} after another body`, afterwards.text !== first?.text && afterwards.text);
  const theirs = await send(colleague, call, await inputOf(call, colleague), key);
  const isTheirs = theirs.status === success;
  probeCount.probe(`${name} by another person`, !isTheirs && `${theirs.status} ${theirs.text}`);
}

/** Number of journal entries of one kind that a request to the endpoint writes. */
const entriesOf = (call: ApiOperation) => sampleOf(call).journalEntries ?? 1;
const isJournaled = (call: ApiOperation) => !sampleOf(call).isNotJournaled;

const inputOf = (call: ApiOperation, by: Principal): Promise<Input> => inputFor(call, clinic, by);

const send = (by: Principal, call: ApiOperation, input: Input, key: string): Promise<Reply> =>
  sendCall(by, call, input, { 'idempotency-key': key });

const isOtherBody = (call: ApiOperation, { status, text }: Reply) =>
  status >= 400 && text.includes(`"code":"${sampleOf(call).otherBodyError ?? 'idempotency.other-body'}"`);

/** A different input: another record, or another choice. */
function otherThan(call: ApiOperation, input: Input, another: Input): Input {
  const { repeatedBy } = sampleOf(call) as { repeatedBy?: string | string[] };
  if (JSON.stringify(another) !== JSON.stringify(input))
    return {
      ...another,
      ...Object.fromEntries([repeatedBy ?? []].flat().map(field => [field, input[field]])),
    };
  for (const [field, schema] of Object.entries(inputSchema(call).properties ?? {})) {
    const choices = alternatives(schema).flatMap(one => one.enum ?? []);
    const choice = choices.find(value => value !== input[field]);
    if (choice !== undefined) return { ...input, [field]: choice };
  }
  throw new Error(`there is no other input for ${call.name}`);
}
