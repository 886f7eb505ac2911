import { expect, test } from 'vitest';
import type { FhirResource } from '../../../../shared/core/fhir/resource.ts';
import type { ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import type { Caller } from '../../../support/caller.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedEvaluation } from '../../classes/evaluations/samples.ts';
import { makeSession } from '../../classes/sessions/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { fhirId, sendFhir } from './read-fhir.ts';

const exporting = async (clinic: Clinic, scopes: ShownApiKey['scopes']): Promise<Caller> =>
  (await makeApiKey(clinic, { scopes: [...scopes, 'fhir-export:start'] })).caller;

const async = { headers: { prefer: 'respond-async' } };

/** Starts a bulk export. @returns the path of its status, relative to the FHIR server */
async function start(caller: Caller, query = ''): Promise<string> {
  const { status, headers, text } = await sendFhir(caller, `$export${query}`, async);
  expect(status, text).toBe(202);
  return headers.get('content-location')?.split('/fhir/')[1] ?? '';
}

interface Manifest {
  transactionTime: string;
  request: string;
  output: { type: string; count: number; url: string }[];
}

async function finished(caller: Caller, path: string): Promise<Manifest> {
  await settled();
  const { status, text, body } = await caller.send('GET', `fhir/${path}`);
  expect(status, text).toBe(200);
  return body as Manifest;
}

/** Reads all resources in the files of a bulk export. */
async function read({ output }: Manifest): Promise<FhirResource[]> {
  const texts = await Promise.all(
    output.map(async ({ url, type, count }) => {
      const lines = (await (await fetch(url)).text()).trimEnd().split('\n');
      expect(lines).toHaveLength(count);
      for (const line of lines) expect(JSON.parse(line).resourceType).toBe(type);
      return lines;
    }),
  );
  return texts.flat().map(line => JSON.parse(line) as FhirResource);
}

const whole = async (caller: Caller, query = '') => read(await finished(caller, await start(caller, query)));
const namesOf = (resources: FhirResource[]) =>
  resources.map(({ resourceType, id }) => `${resourceType}/${id}`).toSorted();

test('a FHIR bulk export contains every resource that the API key’s scopes allow the key to read', async () => {
  const clinic = await openClinic();
  const one = await makeCase(clinic.admin);
  await makeFinishedReport(clinic.admin, {}, one.id);
  await makeFinishedScreening(clinic.admin, {}, one.id);
  const other = await makeCase(clinic.admin);
  const caller = await exporting(clinic, ['case:read', 'eye:read', 'screening:read']);
  const found = await whole(caller);
  expect(new Set(namesOf(found)).size).toBe(found.length);
  for (const resource of found) expect(fhirErrors(resource), resource.resourceType).toEqual([]);
  for (const type of [
    'Patient',
    'RelatedPerson',
    'Observation',
    'Encounter',
    'DocumentReference',
    'Provenance',
  ]) {
    const all = [];
    let next: string | undefined = `${type}?_count=1000`;
    while (next) {
      const { resource } = await sendFhir(caller, next);
      all.push(...(resource.entry ?? []).map(entry => entry.resource));
      next = resource.link.find(({ relation }) => relation === 'next')?.url.split('/fhir/')[1];
    }
    expect(namesOf(found.filter(({ resourceType }) => resourceType === type)), type).toEqual(namesOf(all));
    expect(all.length, type).toBeGreaterThan(0);
  }
  expect(found.map(({ id }) => id)).toContain(fhirId(other.id));
});

test('a FHIR bulk export contains the same sessions of each child as a FHIR search', async () => {
  const clinic = await openClinic();
  const [one, other] = [await makeCase(clinic.admin), await makeCase(clinic.admin)];
  await makeSession(clinic.admin, { caseIds: [one.id, other.id] });
  const { children } = await makeFinishedEvaluation(clinic.admin, one.id);
  expect(children).toHaveLength(1);
  const caller = await exporting(clinic, ['class-session:read']);
  const searched = [];
  for (const { id } of [one, other]) {
    const { entry = [] } = (await sendFhir(caller, `Appointment?patient=${fhirId(id)}`)).resource;
    searched.push(...entry.map(({ resource }) => resource));
  }
  const byId = (resources: FhirResource[]) => new Map(resources.map(resource => [resource.id, resource]));
  expect(byId(await whole(caller))).toEqual(byId(searched));
  expect(searched.map(({ status }) => status).toSorted()).toEqual(['booked', 'booked', 'fulfilled']);
});

test('an API key’s bulk export contains only resource types in the key’s scopes; a request for another type returns 403', async () => {
  const clinic = await openClinic();
  const { id } = await makeCase(clinic.admin);
  await makeFinishedReport(clinic.admin, {}, id);
  const caller = await exporting(clinic, ['case:read']);
  const types = new Set((await whole(caller)).map(({ resourceType }) => resourceType));
  expect([...types].toSorted()).toEqual(['Patient', 'RelatedPerson']);
  const { status } = await sendFhir(caller, '$export?_type=Observation', async);
  expect(status).toBe(403);
});

test('a bulk export limited to some resource types, or to changes since a certain time, contains no other resources', async () => {
  const clinic = await openClinic();
  await makeCase(clinic.admin);
  const caller = await exporting(clinic, ['case:read', 'eye:read']);
  const path = await start(caller, '?_type=Patient');
  const manifest = await finished(caller, path);
  expect(manifest.request).toMatch(/\/api\/fhir\/\$export\?_type=Patient$/);
  for (const { url } of manifest.output)
    expect((await fetch(url)).headers.get('content-type')).toBe('application/fhir+ndjson');
  const some = await read(manifest);
  expect(new Set(some.map(({ resourceType }) => resourceType))).toEqual(new Set(['Patient']));
  expect(await whole(caller, '?_since=2099-01-01T00:00:00Z')).toEqual([]);
});

test('no bulk export contains a restricted child, whichever API key requested it', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  await clinic.admin.call(caseRights.restrictCase, { caseId, reason: 'family', note: null });
  expect(await whole(await exporting(clinic, ['case:read']))).toEqual([]);
});

test('only the API key that started a bulk export can read the exported files', async () => {
  const clinic = await openClinic();
  await makeCase(clinic.admin);
  const caller = await exporting(clinic, ['case:read']);
  const path = await start(caller);
  await finished(caller, path);
  const others = [await exporting(clinic, ['case:read']), await exporting(await openClinic(), ['case:read'])];
  for (const other of others) {
    const { status, resource } = await sendFhir(other, path);
    expect([status, resource.resourceType]).toEqual([404, 'OperationOutcome']);
  }
});

test('an organisation can run one bulk export at a time; the files of a cancelled export can no longer be read', async () => {
  const clinic = await openClinic();
  await makeCase(clinic.admin);
  const caller = await exporting(clinic, ['case:read']);
  const [one, other] = await Promise.all([
    sendFhir(caller, '$export', async),
    sendFhir(caller, 'Patient/$export', async),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([202, 429]);
  await settled();
  const path = await start(caller);
  const cancelled = await caller.send('DELETE', `fhir/${path}`);
  expect(cancelled.status).toBe(202);
  await settled();
  expect((await sendFhir(caller, path)).status).toBe(404);
});

test.each([
  ['$export', {}, 400],
  ['$export?_type=Group', async, 400],
  ['$export?_since=yesterday', async, 400],
  ['$export?_typeFilter=x', async, 400],
  ['$export-status/job-x', {}, 404],
])('the bulk export request %s is rejected with an OperationOutcome', async (path, options, expected) => {
  const caller = await exporting(await openClinic(), ['case:read']);
  const { status, resource } = await sendFhir(caller, path, options);
  expect([status, resource.resourceType]).toEqual([expected, 'OperationOutcome']);
});

test('an API key without the scope for bulk exports cannot export anything', async () => {
  const { caller } = await makeApiKey(await openClinic());
  expect((await sendFhir(caller, '$export', async)).status).toBe(403);
});
