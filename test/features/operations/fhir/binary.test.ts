import { beforeAll, expect, test } from 'vitest';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import type { Caller } from '../../../support/caller.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { makeEyeReport, makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { fhirId, matchesIn, readFhir, readPages, sendFhir } from './read-fhir.ts';

const asFhir = { headers: { accept: 'application/fhir+json' } };

let clinic: Clinic;
let caller: Caller;
beforeAll(async () => {
  clinic = await openClinic();
  ({ caller } = await makeApiKey(clinic, { scopes: ['eye:read', 'screening:read', 'case:read'] }));
});

test('every PDF of a finished document can be read through the FHIR API, as a PDF file and as a Binary resource', async () => {
  const report = await makeFinishedReport(clinic.admin);
  await makeFinishedScreening(clinic.admin, {}, report.caseId);
  const found = (await readPages(caller, `DocumentReference?patient=${fhirId(report.caseId)}`)).flatMap(
    matchesIn,
  );
  expect(found).toHaveLength(2);
  for (const resource of found) {
    expect(fhirErrors(resource)).toEqual([]);
    expect(await readFhir(caller, `DocumentReference/${resource.id}`)).toEqual(resource);
    for (const { attachment } of resource.content as { attachment: { url: string } }[]) {
      const path = attachment.url.slice(attachment.url.indexOf('/fhir/') + 1);
      const pdf = await caller.send('GET', path);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(pdf.text.startsWith('%PDF')).toBe(true);
      const binary = await readFhir(caller, path.slice('fhir/'.length), asFhir);
      expect(fhirErrors(binary)).toEqual([]);
      expect(Buffer.from(String(binary.data), 'base64').subarray(0, 4).toString()).toBe('%PDF');
    }
  }
});

test('a signed-in person can read a PDF through the FHIR API with their own access token', async () => {
  const { id } = await makeFinishedReport(clinic.admin);
  const { status, text } = await clinic.admin.send('GET', `fhir/Binary/${fhirId(id)}.refraction.en`);
  expect([status, text.slice(0, 4)]).toEqual([200, '%PDF']);
});

test('a FHIR request for a PDF of a draft, another organisation or a restricted case gets the response for an unknown PDF', async () => {
  const other = await openClinic();
  const { id: draft, caseId } = await makeEyeReport(clinic.admin);
  const { id: restricted } = await makeFinishedReport(clinic.admin, {}, caseId);
  await clinic.admin.call(caseRights.restrictCase, { caseId, reason: 'objection', note: null });
  const { id: hidden } = await makeEyeReport(clinic.admin);
  const { id: foreign } = await makeFinishedReport(other.admin);
  const names = [draft, restricted, hidden, foreign, `eye_${'0'.repeat(38)}`].map(
    id => `${fhirId(id)}.refraction.en`,
  );
  const replies = await Promise.all(
    [...names, `${fhirId(draft)}.refraction.fr`, 'x'].map(id => sendFhir(caller, `Binary/${id}`)),
  );
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(404);
});

test('an API key needs the scopes for cases and for reports to read a report’s PDF through the FHIR API', async () => {
  const { id } = await makeFinishedReport(clinic.admin);
  const { caller: narrow } = await makeApiKey(clinic, { scopes: ['eye:read'] });
  expect((await sendFhir(narrow, `Binary/${fhirId(id)}.refraction.en`)).status).toBe(403);
  const { caller: other } = await makeApiKey(clinic, { scopes: ['case:read'] });
  expect((await sendFhir(other, `Binary/${fhirId(id)}.refraction.en`)).status).toBe(403);
});
