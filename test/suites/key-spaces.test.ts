import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { isMutation } from '../../shared/core/endpoint.ts';
import { child } from '../features/cases/cases/samples.ts';
import { callerWith } from '../support/caller.ts';
import { callerWithOwnSession } from '../support/callers-by-role.ts';
import { type Canary, caseWithCanary, containsCanary } from '../support/canary.ts';
import { type Clinic, openClinic } from '../support/clinic.ts';
import { decodeOpaque, textsIn } from '../support/opaque/decode-opaque.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { openRawTable } from '../support/raw-table.ts';
import { freeTextFields, type Input, sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';
import { openWorld, settled } from '../support/world.ts';

const probeCount = startProbeCount('key spaces');
const timeout = 240_000;
/** Marks that are in all text about a child, and in no other text. */
const marks: Canary = { word: 'potoroochild', phone: '+85251000059' };

let clinic: Clinic;
beforeAll(async () => {
  clinic = await openClinic();
});

/**
 * Items outside the clinical key space (keys of data about children) include records, stored responses, jobs
 * and emails. Roles that must not know any child can read them.
 */
test('items that a request about a child writes outside the clinical key space do not name the child', {
  timeout,
}, async () => {
  const { api } = await openWorld();
  const clinical = apiOperations.filter(({ endpoint }) => endpoint.lambda !== 'account');
  for (const call of sampleUpTo('key spaces', 28, clinical)) {
    const caller = await callerWithOwnSession(call, clinic.admin);
    const sent = await sampleOf(call).input({ clinic, caller, maker: caller });
    const input = { ...sent, ...ownTexts(call) };
    const sender = call.endpoint.needs === 'public' ? callerWith(api, {}) : caller;
    await sendCall(sender, call, input, isMutation(call.endpoint) ? { 'idempotency-key': randomUUID() } : {});
  }
  await settled();
  const { ownedBy } = await openRawTable();
  const items = await ownedBy(clinic.slug, clinic.admin.person.id);
  expect(items.some(({ pk }) => pk.startsWith('C#'))).toBe(true);
  for (const { pk, sk, answer, ...item } of items.filter(one => !one.pk.startsWith('C#'))) {
    const stored = answer ? gunzipSync(answer as Uint8Array).toString() : '';
    const texts = [...textsIn({ pk, sk, ...item }), ['answer', stored] as const];
    for (const [where, text] of texts)
      probeCount.probe(`${pk} ${sk}`, decodeOpaque(text).some(namesAChild) && `${where}: ${text}`);
  }
  probeCount.expectNoFailure();
});

const { fullName, otherName, contactEmail } = child;

const namesAChild = (text: string) =>
  containsCanary(text, marks) || [fullName, otherName, contactEmail].some(own => text.includes(own));

function ownTexts(call: ApiOperation): Input {
  if (call.noun === 'cases' && 'fullName' in call.endpoint.input.shape) return caseWithCanary(marks);
  return Object.fromEntries(freeTextFields(call).map(field => [field, marks.word]));
}
