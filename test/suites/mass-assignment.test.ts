import { beforeAll, describe, test } from 'vitest';
import type { Key } from '../../functions/platform/storage/key.ts';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import type { ErrorBody } from '../../shared/core/errors.ts';
import { callerWith, type Reply, requestOf } from '../support/caller.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
  leastRoleFor,
} from '../support/callers-by-role.ts';
import { openClinic } from '../support/clinic.ts';
import { alternatives, inputSchema, type Schema } from '../support/input-schema.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { describeChanges, openRawTable } from '../support/raw-table.ts';
import type { Input } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { openWorld, settled } from '../support/world.ts';

const probeCount = startProbeCount('mass assignment');

/**
 * Fields that only the product may set, each with a value that an attacker would send. The API must reject
 * each by name, so one request contains all of them; with `--full`, each is also sent alone.
 */
const ownedByTheProduct: Input = {
  organizationId: 'another-clinic',
  organization: 'another-clinic',
  slug: 'another-clinic',
  role: 'admin',
  id: 'case_0000000000000000000000',
  ownerId: '00000000-0000-4000-8000-000000000000',
  version: 99,
  createdBy: 'somebody',
  createdAt: '2000-01-01T00:00:00.000Z',
  updatedAt: '2000-01-01T00:00:00.000Z',
  status: 'active',
  source: 'qr',
  assigned: [{ id: '00000000-0000-4000-8000-000000000000', fullName: 'Somebody' }],
  licence: { seats: 1_000 },
  seats: 1_000,
  endsOn: '2099-12-31',
  expiresAt: 4_000_000_000,
  visibility: 'all',
  finishedRegistration: true,
  superadmin: true,
  pk: 'O#another-clinic',
  sk: 'META',
  gsi1pk: 'X#ORGS',
  kind: 'organization',
  constructor: { prototype: { role: 'admin' } },
};

const tried = sampleUpTo('mass assignment', 20, apiOperations);

/** Time to create all inputs before any request is sent; for all endpoints this takes minutes. */
const preparationMs = 60_000 + tried.length * 2_000;

let callersByRole: CallersByRole;
let changes: () => Promise<Key[]>;
const inputs = new Map<ApiOperation, Input>();
beforeAll(async () => {
  const clinic = await openClinic();
  callersByRole = await createCallersByRole(clinic);
  for (const call of tried)
    inputs.set(call, await inputFor(call, clinic, await callerForCall(callersByRole, call)));
  await settled();
  changes = await (await openRawTable()).followChanges();
}, preparationMs);

describe('an endpoint rejects fields that only the product may set, and names them', () => {
  test.each(tried.map((call): [string, ApiOperation] => [call.name, call]))('%s', async (_, call) => {
    const { api } = await openWorld();
    const { endpoint } = call;
    const who = endpoint.needs === 'public' ? callerWith(api, {}) : callersByRole[leastRoleFor(call)];
    for (const at of ['', ...objectsIn(call)]) {
      const foreign = Object.entries(ownedByTheProduct).filter(([name]) => !takes(call, at, name));
      for (const fields of isFull ? foreign.map(field => [field]) : [foreign]) {
        const { path, body } = withFields(call, inputs.get(call) ?? {}, at, Object.fromEntries(fields));
        const reply = await who.send(endpoint.method, path, { body });
        for (const [name] of fields) {
          const field = at ? `${at}.${name}` : name;
          probeCount.probe(`${call.name} with ${field}`, problem(reply, field));
        }
      }
    }
    probeCount.expectNoFailure();
  });
});

test('requests rejected for a field that only the product may set have changed nothing', async () => {
  probeCount.probe('the table', describeChanges(await changes()));
  probeCount.expectNoFailure();
});

function schemaOf(call: ApiOperation, at: string): Schema | undefined {
  const whole = inputSchema(call);
  return at ? alternatives(whole.properties?.[at]).find(({ type }) => type === 'object') : whole;
}

/** Names of the fields that contain an object. */
function objectsIn(call: ApiOperation): string[] {
  return Object.keys(call.endpoint.input.shape).filter(field => schemaOf(call, field));
}

const takes = (call: ApiOperation, at: string, name: string) =>
  Object.hasOwn(schemaOf(call, at)?.properties ?? {}, name);

/** The request with additional fields. */
function withFields({ endpoint }: ApiOperation, input: Input, at: string, more: Input) {
  const added = at ? { [at]: { ...((input[at] ?? {}) as Input), ...more } } : more;
  return requestOf(endpoint, { ...input, ...(endpoint.method === 'GET' ? asTexts(added) : added) });
}

/** Converts fields to texts for a query string, in which objects are JSON. */
const asTexts = (fields: Input): Input =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );

function problem({ status, text, body }: Reply, field: string): string | false {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  const isNamed = Object.hasOwn(error?.fields ?? {}, field);
  return (status !== 400 || error?.code !== 'request.invalid' || !isNamed) && `${status} ${text}`;
}
