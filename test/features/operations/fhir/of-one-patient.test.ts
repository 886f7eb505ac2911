import { expect, test } from 'vitest';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { makeConsent } from '../../consent/consents/samples.ts';
import { makeFinishedReport, visit } from '../../eye/eye-reports/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { fhirId, matchesIn, readFhir, readPages, sendFhir } from './read-fhir.ts';

test('the FHIR API returns a child’s treatments as medications and devices', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic, { scopes: ['eye:read'] });
  const drops = {
    ...(visit.treatments[0] as VisitTreatment),
    id: 'treatment-2',
    kind: 'atropine001' as const,
    dose: '0.01% at night',
    product: null,
  };
  const treatments = [...visit.treatments, drops];
  const { caseId } = await makeFinishedReport(clinic.admin, { treatments });
  const patient = `patient=Patient/${fhirId(caseId)}`;
  const [medication, ...others] = matchesIn(await readFhir(caller, `MedicationStatement?${patient}`));
  expect(others).toEqual([]);
  expect(fhirErrors(medication)).toEqual([]);
  expect(medication).toMatchObject({
    status: 'active',
    medicationCodeableConcept: { coding: [{ code: 'S01FA01' }], text: 'Atropine 0.01%' },
    effectivePeriod: { start: '2026-05-16' },
    dosage: [{ text: '0.01% at night' }],
  });
  expect(await readFhir(caller, `MedicationStatement/${medication?.id}`)).toEqual(medication);
  const [device] = matchesIn(await readFhir(caller, `DeviceUseStatement?${patient}`));
  expect(fhirErrors(device)).toEqual([]);
  expect(device).toMatchObject({
    device: { display: 'DIMS lenses, DIMS lens' },
    subject: { reference: `Patient/${fhirId(caseId)}` },
  });
  expect(await sendFhir(caller, 'MedicationStatement')).toMatchObject({
    status: 400,
    body: { issue: [{ code: 'required' }] },
  });
  expect(matchesIn(await readFhir(caller, 'MedicationStatement?patient=case-1'))).toEqual([]);
  const missing = `MedicationStatement?patient=case-${'0'.repeat(22)}`;
  expect(matchesIn(await readFhir(caller, missing))).toEqual([]);
});

test('the FHIR API returns the day on which a child is due for a visit as an appointment without a time', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic, { scopes: ['eye:read'] });
  const { id, caseId } = await makeFinishedReport(clinic.admin);
  const patient = `patient=${fhirId(caseId)}`;
  const [due] = matchesIn(await readFhir(caller, `Appointment?${patient}`));
  expect(fhirErrors(due)).toEqual([]);
  expect(due).toMatchObject({ status: 'proposed', requestedPeriod: [{ start: '2026-11-16' }] });
  const booking = { caseId, reportId: id, state: 'booked' as const, bookedFor: '2099-03-04' };
  await clinic.admin.call(eyeReports.noteRecall, booking);
  expect(await readFhir(caller, `Appointment/${due?.id}`)).toMatchObject({
    description: 'A day has been agreed',
    requestedPeriod: [{ start: '2099-03-04' }],
    participant: [{ status: 'accepted' }],
  });
  const { caseId: unseen } = await makeConsent(clinic.admin);
  expect(matchesIn(await readFhir(caller, `Appointment?patient=${fhirId(unseen)}`))).toEqual([]);
});

test('an API key needs the consent scope to read consents through the FHIR API; a withdrawn consent is returned as inactive', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic, { scopes: ['consent:read'] });
  const { id, caseId } = await makeConsent(clinic.admin, 'Chan Mei');
  const second = await makeConsent(clinic.admin, 'Chan Mei', caseId);
  const withdrawal = { consentId: second.id, version: 1, reason: 'Moved away' };
  await clinic.admin.call(consents.withdrawConsent, withdrawal);
  const pages = await readPages(caller, `Consent?patient=${fhirId(caseId)}&_count=1`);
  const found = pages.flatMap(matchesIn);
  for (const resource of found) expect(fhirErrors(resource)).toEqual([]);
  expect(found.map(one => [one.id, one.status])).toEqual([
    [fhirId(second.id), 'inactive'],
    [fhirId(id), 'active'],
  ]);
  expect(await readFhir(caller, `Consent/${fhirId(id)}`)).toMatchObject({
    performer: [{ display: 'Chan Mei' }],
  });
  const { caller: other } = await makeApiKey(clinic);
  expect((await sendFhir(other, `Consent/${fhirId(id)}`)).status).toBe(403);
});
