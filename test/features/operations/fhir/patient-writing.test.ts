import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FhirResource } from '../../../../shared/core/fhir/resource.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase, newChild } from '../../cases/cases/samples.ts';
import { fhirId, sendFhir } from './read-fhir.ts';
import { json, post, writerOf } from './write-fhir.ts';

/** A FHIR Patient who resembles no existing child. */
function newPatient({ slug }: Clinic, changes: object = {}): FhirResource {
  const { fullName, fileNumber } = newChild();
  const system = `urn:lumitree:${slug}:file-numbers`;
  return {
    resourceType: 'Patient',
    identifier: [{ system, value: fileNumber }],
    name: [{ text: fullName }],
    birthDate: '2018-05-04',
    gender: 'female',
    telecom: [{ system: 'phone', value: '+85291234567' }],
    ...changes,
  };
}

const numberOf = ({ identifier }: FhirResource) => (identifier as { value: string }[])[0]?.value ?? '';

test('an API key with the scope to create children can create a Patient, whose case is assigned to nobody', async () => {
  const clinic = await openClinic();
  const caller = await writerOf(clinic);
  const sent = newPatient(clinic);
  const { status, headers, resource, text } = await sendFhir(caller, 'Patient', post(sent));
  expect(status, text).toBe(201);
  expect(fhirErrors(resource)).toEqual([]);
  expect(resource).toMatchObject({ ...sent, active: true });
  expect(headers.get('location')).toMatch(new RegExp(`/api/fhir/Patient/${resource.id}$`));
  const caseId = String(resource.id).replace('-', '_');
  const { data: record } = await clinic.admin.call(cases.getCase, { caseId });
  expect(record).toMatchObject({
    fileNumber: numberOf(sent),
    assigned: [],
    source: 'staff',
  });
  const { data: log } = await clinic.admin.call(audit.searchAudit, { record: caseId });
  expect(log.data.map(({ act }) => act)).toContain('case.created');
});

test('if the same FHIR request to create a Patient is sent three times at the same time, one Patient is created', async () => {
  const clinic = await openClinic();
  const caller = await writerOf(clinic);
  const sent = post(newPatient(clinic));
  const replies = await Promise.all([
    sendFhir(caller, 'Patient', sent),
    sendFhir(caller, 'Patient', sent),
    sendFhir(caller, 'Patient', sent),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(replies.map(({ resource }) => resource.id)).size).toBe(1);
});

test('a FHIR request to create a Patient returns the existing Patient if one matches the header If-None-Exist', async () => {
  const clinic = await openClinic();
  const caller = await writerOf(clinic);
  const sent = newPatient(clinic);
  const condition = `identifier=${encodeURIComponent(`urn:lumitree:${clinic.slug}:file-numbers|${numberOf(sent)}`)}`;
  const headers = { 'if-none-exist': condition };
  const first = await sendFhir(caller, 'Patient', post(sent, headers));
  expect(first.status, first.text).toBe(201);
  const changed = { ...sent, name: [{ text: 'Somebody Else' }] };
  const second = await sendFhir(caller, 'Patient', post(changed, headers));
  expect([second.status, second.resource.id]).toEqual([200, first.resource.id]);
  const none = await sendFhir(caller, 'Patient', post(sent, { 'if-none-exist': '' }));
  expect(none.status).toBe(400);
});

const withNumber = (value: string) => ({ identifier: [{ value }] });

testInTurn(
  'the FHIR header If-None-Exist finds a Patient by a short file number, even if many file numbers begin with this number',
  async () => {
    const clinic = await openClinic();
    const { id } = await makeCase(clinic.admin, { fileNumber: '7' });
    const others = Array.from({ length: 60 }, (_, number) => ({ ...newChild(), fileNumber: `7${number}` }));
    for (const fields of others) await makeCase(clinic.admin, fields);
    const caller = await writerOf(clinic);
    const sent = newPatient(clinic, withNumber('7'));
    expect((await sendFhir(caller, 'Patient', post(sent))).status).toBe(409);
    const found = await sendFhir(caller, 'Patient', post(sent, { 'if-none-exist': 'identifier=7' }));
    expect([found.status, found.resource.id]).toEqual([200, fhirId(id)]);
  },
);

const sameNumber = withNumber('K-2044');
const sameName = { name: [{ text: 'Wong Siu Ming' }] };
const ifNone = { 'if-none-exist': 'identifier=K-2044' };
test.each([
  ['with the same file number', sameNumber, {}, [201, 409, 409]],
  ['with the same name and birthday', sameName, {}, [201, 409, 409]],
  ['unless it exists', sameNumber, ifNone, [200, 200, 201]],
])(
  'if three systems send a FHIR Patient %s at the same time, one child is created',
  async (_, same, headers, expected) => {
    const clinic = await openClinic();
    const callers = [await writerOf(clinic), await writerOf(clinic), await writerOf(clinic)];
    const replies = await Promise.all(
      callers.map(caller => sendFhir(caller, 'Patient', post(newPatient(clinic, same), headers))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual(expected);
    const { data } = await clinic.admin.call(cases.searchCases, { text: '', limit: 10 });
    const [only, ...others] = data.data;
    expect(others).toEqual([]);
    const told = replies.filter(({ status }) => status < 300).map(({ resource }) => resource.id);
    expect(new Set(told)).toEqual(new Set([fhirId(only?.id ?? '')]));
  },
);

test.each(['birthdate=2017-03-14', 'birthdate=2017-03-14&_count=1', 'birthdate=2017-03-14&_count=0'])(
  'a FHIR request creates no Patient if several Patients match If-None-Exist: %s',
  async condition => {
    const clinic = await openClinic();
    const caller = await writerOf(clinic);
    await makeCase(clinic.admin);
    await makeCase(clinic.admin);
    const headers = { 'if-none-exist': condition };
    const { status } = await sendFhir(caller, 'Patient', post(newPatient(clinic), headers));
    expect(status).toBe(412);
  },
);

test.each([
  ['name and birthday', { name: [{ text: '陈小明' }], birthDate: '2017-03-14', identifier: undefined }],
  ['file number', { identifier: [{ value: 'A-1023' }] }],
])(
  'the FHIR API does not create a child with the same %s as an existing child, and does not reveal the existing child’s data',
  async (_, changes) => {
    const clinic = await openClinic();
    const caller = await writerOf(clinic);
    const { id, fullName } = await makeCase(clinic.admin);
    const { status, resource, text } = await sendFhir(caller, 'Patient', post(newPatient(clinic, changes)));
    expect(status, text).toBe(409);
    expect(resource).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'duplicate' }] });
    for (const told of [id, fhirId(id), fullName]) expect(text).not.toContain(told);
  },
);

test('the FHIR API creates a child even if an existing child (such as a sibling) has the same phone number', async () => {
  const clinic = await openClinic();
  await makeCase(clinic.admin);
  const { status } = await sendFhir(await writerOf(clinic), 'Patient', post(newPatient(clinic)));
  expect(status).toBe(201);
});

test('if a FHIR Patient that is sent resembles a restricted child, the response does not reveal the restricted child', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  await clinic.admin.call(caseRights.restrictCase, { caseId, reason: 'accuracy' });
  const same = newPatient(clinic, { name: [{ text: '陈小明' }], birthDate: '2017-03-14' });
  const { status } = await sendFhir(await writerOf(clinic), 'Patient', post(same));
  expect(status).toBe(201);
});

test.each([
  ['no name', { name: [] }, 422],
  ['a field that has no place here', { maritalStatus: { text: 'single' } }, 422],
  ['an identifier of another system', { identifier: [{ system: 'urn:x', value: '1' }] }, 422],
  ['a birthday in the future', { birthDate: '2999-01-01' }, 400],
  ['no birthday', { birthDate: 'soon' }, 400],
  ['another type', { resourceType: 'Group' }, 400],
])('a new FHIR Patient with %s is rejected', async (_, changes, expected) => {
  const clinic = await openClinic();
  const sent = post(newPatient(clinic, changes));
  const { status, resource } = await sendFhir(await writerOf(clinic), 'Patient', sent);
  expect([status, resource.resourceType]).toEqual([expected, 'OperationOutcome']);
});

test.each([
  ['no writing scope', ['case:read']],
  ['the scope of devices', ['case:read', 'eye:receive']],
  ['no right to read cases', ['case:receive']],
])('an API key with %s cannot create a Patient', async (_, scopes) => {
  const clinic = await openClinic();
  const { status, resource } = await sendFhir(
    await writerOf(clinic, scopes),
    'Patient',
    post(newPatient(clinic)),
  );
  expect([status, resource.resourceType]).toEqual([403, 'OperationOutcome']);
  expect((await clinic.admin.call(cases.searchCases, { text: '', limit: 10 })).data.data).toEqual([]);
});

test.each([
  ['POST', 'Encounter', 405],
  ['POST', 'Consent', 405],
  ['PUT', 'Patient/case-0123456789012345678901', 405],
  ['PATCH', 'Patient/case-0123456789012345678901', 405],
  ['DELETE', 'Patient/case-0123456789012345678901', 405],
])('the FHIR request %s %s is rejected with an OperationOutcome', async (method, path, expected) => {
  const clinic = await openClinic();
  const resource = { resourceType: path.split('/')[0] };
  const reply = await sendFhir(await writerOf(clinic), path, { ...post(resource), method });
  expect([reply.status, reply.resource.resourceType]).toEqual([expected, 'OperationOutcome']);
});

test('a FHIR batch is rejected with an OperationOutcome', async () => {
  const caller = await writerOf(await openClinic());
  const { status, headers } = await caller.send('POST', 'fhir', {
    body: JSON.stringify({ resourceType: 'Bundle', type: 'batch' }),
    headers: json,
  });
  expect([status, headers.get('content-type')]).toEqual([405, 'application/fhir+json; charset=utf-8']);
});

test('a FHIR request with an idempotency key that was used for a different request is rejected', async () => {
  const clinic = await openClinic();
  const caller = await writerOf(clinic);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await sendFhir(caller, 'Patient', post(newPatient(clinic), headers));
  const second = await sendFhir(caller, 'Patient', post(newPatient(clinic), headers));
  expect([first.status, second.status]).toEqual([201, 422]);
});
