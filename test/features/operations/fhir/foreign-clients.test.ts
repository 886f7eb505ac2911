import { expect, test } from 'vitest';
import { capabilityStatement } from '../../../../shared/core/fhir/capability.ts';
import { isWrittenByKeys, keyScopes } from '../../../../shared/core/permissions.ts';
import type { ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { onePerWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { fhirId, matchesIn, readFhir, readPages, sendFhir } from './read-fhir.ts';

const readerOfOneVisit = onePerWorld(async () => {
  const clinic = await openClinic();
  const { id } = await makeCase(clinic.admin);
  await makeFinishedReport(clinic.admin, {}, id);
  const { caller } = await makeApiKey(clinic, { scopes: ['case:read', 'eye:read'] });
  const [patient] = await readPages(caller, `Patient?_id=${fhirId(id)}`);
  return { caller, id: fhirId(id), fullUrl: patient?.entry?.[0]?.fullUrl ?? '' };
});

test.each([
  [{ accept: 'application/fhir+xml' }, '', 406],
  [{ accept: 'text/turtle' }, '', 406],
  [{ accept: 'application/fhir+xml' }, '?_format=json', 200],
  [{ accept: 'application/fhir+xml;q=0.9, application/fhir+json' }, '', 200],
  [{ accept: 'text/html, */*;q=0.8' }, '', 200],
  [{}, '?_format=xml', 406],
  [{}, '?_format=application/fhir+json', 200],
  [{}, '?_format=application/fhir%2Bjson;fhirVersion=4.0', 200],
])(
  'a FHIR client that sends the headers %j and the query “%s” gets the status %i',
  async (headers, query, expected) => {
    const { caller, id } = await readerOfOneVisit();
    for (const path of ['Patient', `Patient/${id}`]) {
      const { status, resource } = await sendFhir(caller, `${path}${query}`, { headers });
      expect(status, path).toBe(expected);
      if (expected === 406) expect(resource.resourceType).toBe('OperationOutcome');
    }
  },
);

test.each([
  ['birthdate=2017-02-31'],
  ['birthdate=2017-13'],
  ['_count='],
  ['_count=1e2'],
  ['_lastUpdated=ap2020'],
  ['general-practitioner.name=x'],
  ['_has:Observation:patient:code=x'],
])('the FHIR search Patient?%s is rejected', async query => {
  const { caller } = await readerOfOneVisit();
  const { status, resource } = await sendFhir(caller, `Patient?${query}`);
  expect([status, resource.resourceType]).toEqual([400, 'OperationOutcome']);
});

test.each([
  ['birthdate=ge0001-01-01', 1],
  ['birthdate=le9999-12-31', 1],
  ['_lastUpdated=le9999-12-31', 1],
  ['_lastUpdated=ne2020-01-01', 1],
  ['_lastUpdated=eb2020-01-01', 0],
  ['name=Chan%5C,', 1],
  ['name=-', 0],
])('the FHIR search Patient?%s finds %i children', async (query, found) => {
  const { caller } = await readerOfOneVisit();
  expect(matchesIn(await readFhir(caller, `Patient?${query}`))).toHaveLength(found);
});

test('a FHIR search by patient accepts a reference with or without this server’s URL; one with another server’s URL finds nothing', async () => {
  const { caller, id, fullUrl } = await readerOfOneVisit();
  const found = async (of: string) =>
    matchesIn(await readFhir(caller, `Encounter?patient=${encodeURIComponent(of)}`)).length;
  for (const of of [id, `Patient/${id}`, fullUrl]) expect(await found(of), of).toBe(1);
  for (const of of [`https://other.example/fhir/Patient/${id}`, `Group/${id}`, `Patient/${id}/_history/1`])
    expect(await found(of), of).toBe(0);
  const { status } = await sendFhir(caller, `Encounter?patient=${id}&_include=Encounter:patient:Device`);
  expect(status).toBe(400);
});

test('the link to the next page of a FHIR search works only for the API key that received the link', async () => {
  const clinic = await openClinic();
  for (const fullName of ['Ho Lok', 'Ho Ming', 'Ho Yan']) await makeCase(clinic.admin, { fullName });
  const { caller } = await makeApiKey(clinic);
  const pages = await readPages(caller, 'Patient?name=Ho&_count=1');
  const next = pages[0]?.link.find(({ relation }) => relation === 'next')?.url.split('/fhir/')[1] ?? '';
  expect(await readFhir(caller, next)).toMatchObject({ entry: pages[1]?.entry });
  const others = [await makeApiKey(clinic), await makeApiKey(await openClinic())];
  for (const other of others) {
    const { status, text, resource } = await sendFhir(other.caller, next);
    expect([status, resource.issue]).toMatchObject([410, [{ code: 'expired' }]]);
    expect(text).not.toContain('Ho');
  }
  const { caller: unrelated } = await makeApiKey(clinic, { scopes: ['eye:read'] });
  expect((await sendFhir(unrelated, next)).status).toBe(403);
  expect((await sendFhir(caller, next.replace('Patient', 'RelatedPerson'))).status).toBe(410);
});

test('the FHIR server supports every interaction and search parameter that its capability statement lists', async () => {
  const { caller, id } = await readerOfOneVisit();
  const [rest] = capabilityStatement().rest as { resource: Claimed[]; operation: { name: string }[] }[];
  expect(rest?.operation.map(({ name }) => name)).toEqual(['export']);
  const { caller: whole } = await makeApiKey(await openClinic(), { scopes: reading });
  for (const { type, interaction, searchParam = [], searchInclude = [] } of rest?.resource ?? []) {
    const isSearched = interaction.some(({ code }) => code === 'search-type');
    expect(isSearched, type).toBe(type !== 'Binary');
    if (!isSearched) continue;
    const of = searchParam.some(({ name }) => name === 'patient') ? `patient=${id}` : '_count=1';
    const values = { date: '2020-01-01', token: 'x', string: 'x', reference: 'x' };
    const asked = [
      ...searchParam.map(param => `${param.name}=${values[param.type]}`),
      ...searchInclude.map(include => `_include=${include}`),
    ];
    for (const one of asked) {
      const { status, text } = await sendFhir(whole, `${type}?${of}&${one}`);
      expect(status, `${type}?${one}: ${text}`).toBe(200);
    }
  }
  expect((await readFhir(caller, `Patient/${id}`)).id).toBe(id);
});

const reading = keyScopes.filter(scope => !isWrittenByKeys(scope)) as ShownApiKey['scopes'];

interface Claimed {
  type: string;
  interaction: { code: string }[];
  searchParam?: { name: string; type: 'date' | 'token' | 'string' | 'reference' }[];
  searchInclude?: string[];
}
