import { expect, test } from 'vitest';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../../classes/progress-reports/samples.ts';
import { makeFinishedNote, makeNote } from '../../notes/notes/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { fhirId, matchesIn, readFhir, sendFhir } from './read-fhir.ts';

const readerOf = async (clinic: Clinic, scopes: string[]) =>
  (await makeApiKey(clinic, { scopes: scopes as ['case:read'] })).caller;

test('the FHIR API returns a finished note as a DocumentReference with its PDF, and does not return draft notes', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const note = await makeFinishedNote(clinic.admin, {}, caseId);
  await makeNote(clinic.admin, {}, caseId);
  const caller = await readerOf(clinic, ['note:read', 'case:read']);
  for (const query of ['', `?patient=${fhirId(caseId)}`, `?_id=${fhirId(note.id)}`]) {
    const [found, ...others] = matchesIn(await readFhir(caller, `DocumentReference${query}`));
    expect(others, query).toEqual([]);
    expect(fhirErrors(found)).toEqual([]);
    expect(found).toMatchObject({
      id: fhirId(note.id),
      status: 'current',
      subject: { reference: `Patient/${fhirId(caseId)}` },
      content: [{ attachment: { contentType: 'application/pdf', language: note.language } }],
    });
    expect(await readFhir(caller, `DocumentReference/${found?.id}`)).toEqual(found);
  }
  const [document] = matchesIn(await readFhir(caller, 'DocumentReference'));
  const content = document?.content as [{ attachment: { url: string } }] | undefined;
  const { status, text } = await caller.send('GET', `fhir/${content?.[0].attachment.url.split('/fhir/')[1]}`);
  expect([status, text.slice(0, 4)]).toEqual([200, '%PDF']);
  const [proof] = matchesIn(await readFhir(caller, `Provenance?target=DocumentReference/${fhirId(note.id)}`));
  expect(fhirErrors(proof)).toEqual([]);
});

test('a FHIR search by patient finds the child’s finished progress report', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const report = await makeFinishedReport(clinic.admin, caseId);
  const caller = await readerOf(clinic, ['progress-report:read', 'case:read']);
  const [found] = matchesIn(await readFhir(caller, `DocumentReference?patient=${fhirId(caseId)}`));
  expect(fhirErrors(found)).toEqual([]);
  expect(found?.id).toBe(fhirId(report.id));
  const content = (found?.content ?? []) as { attachment: { url: string } }[];
  expect(content).toHaveLength(2);
  for (const { attachment } of content) {
    const { status, text } = await caller.send('GET', `fhir/${attachment.url.split('/fhir/')[1]}`);
    expect([status, text.slice(0, 4)]).toEqual([200, '%PDF']);
  }
});

test('an API key that has only the scope for eye reports cannot detect or read notes', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const note = await makeFinishedNote(clinic.admin, {}, caseId);
  const caller = await readerOf(clinic, ['eye:read', 'case:read']);
  expect(await readFhir(caller, 'DocumentReference?_summary=count')).toMatchObject({ total: 0 });
  expect((await sendFhir(caller, `DocumentReference/${fhirId(note.id)}`)).status).toBe(403);
  expect((await sendFhir(caller, `Binary/${fhirId(note.id)}.note.en`)).status).toBe(403);
});
