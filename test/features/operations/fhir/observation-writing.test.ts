import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { fhirId, readFhir, sendFhir } from './read-fhir.ts';
import { post, writerOf } from './write-fhir.ts';

const axialLength = (caseId: string, changes: object = {}) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '64742-0' }] },
  subject: { reference: `Patient/${fhirId(caseId)}` },
  effectiveDateTime: '2026-03-02T09:30:00+08:00',
  device: { display: 'Biometer in room 2' },
  valueQuantity: { value: 23.61, unit: 'mm', system: 'http://unitsofmeasure.org', code: 'mm' },
  ...changes,
});

test('a FHIR Observation sent by a device waits for review, and belongs to no visit until a person accepts the Observation', async () => {
  const clinic = await openClinic();
  const caller = await writerOf(clinic);
  const { id: caseId } = await makeCase(clinic.admin);
  for (let repeat = 0; repeat < 2; repeat++) {
    const { status, resource, text } = await sendFhir(caller, 'Observation', post(axialLength(caseId)));
    expect(status, text).toBe(202);
    expect(resource.issue).toMatchObject([{ severity: 'information' }]);
  }
  const { data: waiting } = await clinic.admin.call(received.listReceived, {});
  expect(waiting.data).toMatchObject([
    {
      caseId,
      measuredOn: '2026-03-02',
      axialLength: { right: 23.61, left: null },
      device: 'Biometer in room 2',
      sender: 'Warehouse',
      case: { fullName: '陈小明' },
    },
  ]);
  const { data: series } = await clinic.admin.call(eyeReports.getEyeSeries, { caseId });
  expect(series.visits).toEqual([]);
  const reader = await writerOf(clinic, ['case:read', 'eye:read']);
  expect(await readFhir(reader, `Observation?patient=${fhirId(caseId)}&_summary=count`)).toMatchObject({
    total: 0,
  });
});

const component = (code: string, value: number, unit = '[diop]') => ({
  code: { coding: [{ system: 'http://snomed.info/sct', code }] },
  valueQuantity: { value, code: unit },
});
const rightEye = { coding: [{ system: 'http://snomed.info/sct', code: '362502000' }] };

test('the FHIR server accepts refraction and keratometry in the same format in which it returns them', async () => {
  const clinic = await openClinic();
  const caller = await writerOf(clinic);
  const { id: caseId } = await makeCase(clinic.admin);
  const of = { bodySite: rightEye, valueQuantity: undefined, device: undefined };
  const refraction = axialLength(caseId, {
    ...of,
    code: { coding: [{ system: 'http://snomed.info/sct', code: '251718005' }] },
    method: { text: 'With cycloplegia' },
    component: [
      component('251795007', -1.25),
      component('251797004', -0.5),
      component('251799001', 170, 'deg'),
    ],
  });
  const cornea = axialLength(caseId, {
    ...of,
    code: { text: 'Keratometry' },
    component: [
      { code: { text: 'Flat meridian, K1' }, valueQuantity: { value: 7.81, code: 'mm' } },
      { code: { text: 'Steep meridian, K2' }, valueQuantity: { value: 7.65, code: 'mm' } },
    ],
  });
  for (const sent of [refraction, cornea]) {
    const { status, text } = await sendFhir(caller, 'Observation', post(sent));
    expect(status, text).toBe(202);
  }
  const { data } = await clinic.admin.call(received.listReceived, {});
  expect(data.data).toMatchObject([
    {
      method: 'cycloplegic',
      refraction: { right: { sph: -1.25, cyl: -0.5, axis: 170 }, left: null },
    },
    { cornea: { right: { k1: 7.81, k2: 7.65, axis: null, diameter: null } } },
  ]);
});

test.each([
  ['another unit', { valueQuantity: { value: 23.61, code: 'cm' } }, 422],
  ['no value', { valueQuantity: undefined }, 422],
  ['a value that no eye has', { valueQuantity: { value: 236.1, code: 'mm' } }, 400],
  ['a code that is not measured here', { code: { text: 'Height' } }, 422],
  ['a day in the future', { effectiveDateTime: '2999-01-01' }, 400],
  ['a status that is none of a measurement', { status: 'entered-in-error' }, 422],
  ['a child who is not there', { subject: { reference: 'Patient/case-0123456789012345678901' } }, 404],
])('a FHIR Observation with %s is rejected', async (_, changes, expected) => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const sent = post(axialLength(caseId, changes));
  const { status, resource } = await sendFhir(await writerOf(clinic), 'Observation', sent);
  expect([status, resource.resourceType]).toEqual([expected, 'OperationOutcome']);
});

test('writing a FHIR Observation about a child of another organisation returns 404', async () => {
  const [clinic, other] = await Promise.all([openClinic(), openClinic()]);
  const { id: caseId } = await makeCase(other.admin);
  const { status } = await sendFhir(await writerOf(clinic), 'Observation', post(axialLength(caseId)));
  expect(status).toBe(404);
  expect((await other.admin.call(received.listReceived, {})).data.data).toEqual([]);
});

test('writing a FHIR Observation about a restricted or archived child is rejected', async () => {
  const clinic = await openClinic();
  const caller = await writerOf(clinic);
  const restricted = await makeCase(clinic.admin);
  const archived = await makeCase(clinic.admin);
  await clinic.admin.call(caseRights.restrictCase, {
    caseId: restricted.id,
    reason: 'accuracy',
  });
  await clinic.admin.call(cases.archiveCase, { caseId: archived.id });
  const statuses = [];
  for (const { id } of [restricted, archived])
    statuses.push((await sendFhir(caller, 'Observation', post(axialLength(id)))).status);
  expect(statuses).toEqual([404, 409]);
});
