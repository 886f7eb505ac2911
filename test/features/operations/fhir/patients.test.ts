import { expect, test } from 'vitest';
import { apiKeyCallsPerMinute } from '../../../../shared/core/limits.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { fhir } from '../../../../shared/features/operations/fhir/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { onePerWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { callerWithKey, makeApiKey, newKey } from '../../organizations/api-keys/samples.ts';
import { fhirId, matchesIn, readFhir, readPages, sendFhir } from './read-fhir.ts';

test('anybody can read the FHIR capability statement without signing in', async () => {
  const { data } = await (await anonymousCaller()).call(fhir.getCapabilities, {});
  const statement = JSON.parse(data);
  expect(statement).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' });
  /**
   * HL7's JSON schema accepts only FHIR version 4.0.0, although the server correctly states version 4.0.1.
   */
  expect(fhirErrors({ ...statement, fhirVersion: '4.0.0' })).toEqual([]);
});

test('an API key reads a child as a Patient, and the family as RelatedPersons', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic);
  const { id, updatedAt } = await makeCase(clinic.admin);
  const patient = await readFhir(caller, `Patient/${fhirId(id)}`);
  expect(fhirErrors(patient)).toEqual([]);
  expect(patient).toMatchObject({
    id: fhirId(id),
    meta: { lastUpdated: updatedAt },
    active: true,
    identifier: [{ system: `urn:lumitree:${clinic.slug}:file-numbers`, value: 'A-1023' }],
    name: [{ text: '陈小明' }, { text: 'Chan Siu Ming', use: 'usual' }],
    birthDate: '2017-03-14',
    gender: 'male',
    telecom: [{ value: '+85291234567' }, { value: 'home@test.example' }],
    address: [{ text: '1 Nathan Road', country: 'HK' }],
  });
  const [mother, ...others] = matchesIn(await readFhir(caller, `RelatedPerson?patient=${fhirId(id)}`));
  expect(others).toEqual([]);
  expect(fhirErrors(mother)).toEqual([]);
  expect(mother).toMatchObject({
    patient: { reference: `Patient/${fhirId(id)}` },
    name: [{ text: 'Chan Mei' }],
  });
  expect(await readFhir(caller, `RelatedPerson/${mother?.id}`)).toEqual(mother);
});

const readerOfOneChild = onePerWorld(async () => {
  const clinic = await openClinic();
  await makeCase(clinic.admin);
  return (await makeApiKey(clinic)).caller;
});

test.each([
  ['birthdate=2017-03-14', true],
  ['birthdate=2017', true],
  ['birthdate=ge2017-03-01&birthdate=lt2017-04-01', true],
  ['birthdate=gt2017-03-14', false],
  ['birthdate=2016,2017', true],
  ['identifier=A-1023', true],
  ['identifier=urn:lumitree:other:file-numbers|A-1023', false],
  ['identifier=A-102', false],
  ['name=%E5%B0%8F%E6%98%8E', true],
  ['name=siu', true],
  ['name:exact=Chan', false],
  ['name=nobody', false],
  ['gender=male', true],
  ['gender=female', false],
  ['active=true', true],
  ['active=false', false],
  ['_lastUpdated=ge2020-01-01', true],
  ['_lastUpdated=lt2020-01-01', false],
  ['_id=case-0000000000000000000000', false],
])('the FHIR search Patient?%s finds the child only if all parameters match', async (query, isFound) => {
  const caller = await readerOfOneChild();
  const bundle = await readFhir(caller, `Patient?${query}`);
  expect(fhirErrors(bundle)).toEqual([]);
  expect(matchesIn(bundle)).toHaveLength(isFound ? 1 : 0);
  expect((await readFhir(caller, `Patient?${query}&_summary=count`)).total).toBe(isFound ? 1 : 0);
});

test('following all page links of a FHIR search returns each child once, and no link contains a child’s name', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic);
  const made: string[] = [];
  for (const number of [1, 2, 3, 4, 5])
    made.push((await makeCase(clinic.admin, { fullName: `Ho Lok ${number}` })).id);
  const pages = await readPages(caller, 'Patient?name=Lok&_count=2');
  expect(
    pages
      .flatMap(matchesIn)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(made.map(fhirId).sort());
  for (const { link, entry = [] } of pages) {
    expect(JSON.stringify(link)).not.toContain('Lok');
    expect(entry.length).toBeLessThanOrEqual(2);
  }
});

test('a FHIR search may be sent by POST as a form, so that the URL contains no name', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic);
  await makeCase(clinic.admin);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = { method: 'POST', headers, body: 'name=siu&birthdate=2017-03-14' };
  const bundle = await readFhir(caller, 'Patient/_search', sent);
  expect(matchesIn(bundle)).toHaveLength(1);
  expect(bundle.link).toMatchObject([
    { relation: 'self', url: expect.stringMatching(/\/api\/fhir\/Patient$/) },
  ]);
});

test('the FHIR API gives the same 404 for the ID of another organisation’s, a restricted or an unknown Patient and a malformed ID', async () => {
  const [clinic, other] = await Promise.all([openClinic(), openClinic()]);
  const { caller } = await makeApiKey(clinic);
  const foreign = await makeCase(other.admin);
  const restricted = await makeCase(clinic.admin);
  const change = { caseId: restricted.id, reason: 'objection' as const, note: null };
  await clinic.admin.call(caseRights.restrictCase, change);
  const ids = [foreign.id, restricted.id, `case_${'0'.repeat(22)}`, 'x', `${restricted.id}.mother`];
  const replies = await Promise.all(ids.map(id => sendFhir(caller, `Patient/${fhirId(id)}`)));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(replies[0]).toMatchObject({ status: 404, body: { issue: [{ code: 'not-found' }] } });
  expect(fhirErrors(replies[0]?.resource)).toEqual([]);
  expect(matchesIn(await readFhir(caller, 'Patient'))).toEqual([]);
  expect((await readFhir(caller, 'Patient?_summary=count')).total).toBe(0);
});

test('reads through the FHIR API are recorded in the audit and count towards the rate limit of the API key', async () => {
  const clinic = await openClinic();
  const { caller, shown } = await makeApiKey(clinic);
  const { id } = await makeCase(clinic.admin);
  await readFhir(caller, `Patient/${fhirId(id)}`);
  await readFhir(caller, 'Patient?name=siu');
  const { data } = await clinic.admin.call(audit.searchAudit, { by: shown.id });
  expect(data.data.map(({ act }) => act).sort()).toEqual(['case.read', 'cases.listed']);
  const minute = () => Math.floor(Date.now() / 60_000);
  let limited: Awaited<ReturnType<typeof sendFhir>> | undefined;
  for (let began = -1; began !== minute(); ) {
    began = minute();
    const asked = Array.from({ length: apiKeyCallsPerMinute + 5 }, () =>
      sendFhir(caller, `Patient/${fhirId(id)}`),
    );
    limited = (await Promise.all(asked)).find(({ status }) => status === 429);
  }
  expect(limited?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(limited?.resource).toMatchObject({ issue: [{ code: 'throttled' }] });
});

test('the FHIR API returns every error as an OperationOutcome', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic, { scopes: ['class:read'] });
  expect(await sendFhir(caller, 'Patient')).toMatchObject({
    status: 403,
    body: { issue: [{ code: 'forbidden' }] },
  });
  const unknown = await callerWithKey(newKey().key);
  expect(await sendFhir(unknown, 'Patient')).toMatchObject({
    status: 401,
    body: { issue: [{ code: 'login' }] },
  });
  const { caller: reader } = await makeApiKey(clinic);
  for (const query of ['colour=red', 'birthdate=soon', 'name:near=x', '_include=Patient:link', '_sort=name'])
    expect((await sendFhir(reader, `Patient?${query}`)).status, query).toBe(400);
  const headers = { prefer: 'handling=lenient' };
  expect((await sendFhir(reader, 'Patient?colour=red', { headers })).status).toBe(200);
  expect((await sendFhir(reader, 'Patient?_page=made-up')).status).toBe(410);
  expect((await sendFhir(reader, 'Claim')).status).toBe(404);
});

test('a FHIR search with values that the server would have to ignore is rejected', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic);
  const ids = Array.from({ length: 101 }, (_, at) => `case-${String(at).padStart(22, '0')}`).join();
  for (const query of ['name=Anna,Ben', 'name=Anna&name=Ben', 'identifier=1,2', `_id=${ids}`]) {
    const { status, body } = await sendFhir(caller, `Patient?${query}`);
    expect([status, body], query).toMatchObject([400, { resourceType: 'OperationOutcome' }]);
  }
});

test('a FHIR search for a RelatedPerson finds the relative only if the parameter “patient” names the relative’s own child', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic);
  const [one, other] = [await makeCase(clinic.admin), await makeCase(clinic.admin)];
  const mother = `RelatedPerson?_id=${fhirId(one.id)}.mother`;
  expect(matchesIn(await readFhir(caller, `${mother}&patient=${fhirId(one.id)}`))).toHaveLength(1);
  expect(matchesIn(await readFhir(caller, `${mother}&patient=${fhirId(other.id)}`))).toEqual([]);
});
