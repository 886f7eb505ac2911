import { beforeAll, describe, test } from 'vitest';
import type { Key } from '../../functions/storage/keys.ts';
import { type Call, calls } from '../../shared/contract.ts';
import type { ErrorBody } from '../../shared/errors.ts';
import { addressOf, callerWith, type Reply } from '../support/caller.ts';
import { openClinic } from '../support/clinic.ts';
import { alternatives, inputSchema, type Schema } from '../support/input-schema.ts';
import { inputFor, openPerformers, type Performers, roleFor } from '../support/performers.ts';
import { changed, openRawTable } from '../support/raw-table.ts';
import type { Input } from '../support/samples.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const tally = openTally('mass assignment');

/** What nobody may say of a record but the product itself, and a value that would be worth the try. */
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

let performers: Performers;
let changes: () => Promise<Key[]>;
const inputs = new Map<Call, Input>();
beforeAll(async () => {
  const { backend } = await openWorld();
  const clinic = await openClinic();
  performers = await openPerformers(clinic);
  for (const call of calls) inputs.set(call, await inputFor(call, clinic, performers[roleFor(call)]));
  await backend.settled();
  changes = await (await openRawTable()).followChanges();
});

describe('what is not the caller’s to say is refused by name', () => {
  test.each(calls.map((call): [string, Call] => [call.name, call]))('%s', async (_, call) => {
    const { api } = await openWorld();
    const { endpoint } = call;
    const who = endpoint.needs === 'public' ? callerWith(api, {}) : performers[roleFor(call)];
    for (const at of ['', ...objectsIn(call)])
      for (const [name, value] of Object.entries(ownedByTheProduct)) {
        if (takes(call, at, name)) continue;
        const field = at ? `${at}.${name}` : name;
        const { path, body } = withField(call, inputs.get(call) ?? {}, at, name, value);
        const reply = await who.send(endpoint.method, path, { body });
        tally.probe(`${call.name} with ${field}`, problem(reply, field));
      }
    tally.settle();
  });
});

test('none of it has changed anything', async () => {
  tally.probe('the table', changed(await changes()));
  tally.settle();
});

function schemaOf(call: Call, at: string): Schema | undefined {
  const whole = inputSchema(call);
  return at ? alternatives(whole.properties?.[at]).find(({ type }) => type === 'object') : whole;
}

/** Fields that take an object. */
function objectsIn(call: Call): string[] {
  return Object.keys(call.endpoint.input.shape).filter(field => schemaOf(call, field));
}

const takes = (call: Call, at: string, name: string) =>
  Object.hasOwn(schemaOf(call, at)?.properties ?? {}, name);

/** Where the call goes when one more field is sent along. */
function withField({ endpoint }: Call, input: Input, at: string, name: string, value: unknown) {
  const given = (input[at] ?? {}) as Input;
  const more = at ? { ...input, [at]: { ...given, [name]: value } } : { ...input, [name]: value };
  const flat =
    endpoint.method === 'GET' && typeof value === 'object'
      ? { ...more, [name]: JSON.stringify(value) }
      : more;
  return addressOf(endpoint, flat);
}

function problem({ status, text, body }: Reply, field: string): string | false {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  const isNamed = Object.hasOwn(error?.fields ?? {}, field);
  return (status !== 400 || error?.code !== 'request.invalid' || !isNamed) && `${status} ${text}`;
}
