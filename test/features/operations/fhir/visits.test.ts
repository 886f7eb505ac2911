import { beforeAll, describe, expect, test } from 'vitest';
import type { FhirResource } from '../../../../shared/core/fhir/resource.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Caller } from '../../../support/caller.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, visit } from '../../eye/eye-reports/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { fhirId, matchesIn, readFhir, readPages, sendFhir } from './read-fhir.ts';

let clinic: Clinic;
let caller: Caller;
let report: Awaited<ReturnType<typeof makeFinishedReport>>;
beforeAll(async () => {
  clinic = await openClinic();
  ({ caller } = await makeApiKey(clinic, { scopes: ['eye:read', 'case:read'] }));
  report = await makeFinishedReport(clinic.admin);
  await makeEyeReport(clinic.admin, { date: '2026-05-17' }, report.caseId);
});

test('the FHIR API returns a visit as one encounter with its observations, prescription and provenance', async () => {
  const encounter = await readFhir(caller, `Encounter/${fhirId(report.id)}`);
  expect(encounter).toMatchObject({
    status: 'finished',
    subject: { reference: `Patient/${fhirId(report.caseId)}` },
    period: { start: report.date },
    identifier: [{ value: report.reference }],
  });
  for (const type of ['Encounter', 'Observation', 'VisionPrescription', 'Provenance']) {
    const found = (await readPages(caller, `${type}?patient=${fhirId(report.caseId)}`)).flatMap(matchesIn);
    expect(found.length, type).toBeGreaterThan(0);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    for (const resource of found) {
      expect(fhirErrors(resource), JSON.stringify(resource)).toEqual([]);
      expect(String(resource.id)).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
      expect(await readFhir(caller, `${type}/${resource.id}`)).toEqual(resource);
    }
  }
});

test('the FHIR server and the FHIR export of a visit return the same data', async () => {
  const { data } = await clinic.admin.call(eyeReports.exportEyeReport, { eyeReportId: report.id });
  const plain = ({
    id,
    meta,
    encounter,
    subject,
    patient,
    performer,
    prescriber,
    identifier,
    ...rest
  }: FhirResource) => rest;
  for (const type of ['Observation', 'VisionPrescription']) {
    const exported = data.entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []));
    const served = (await readPages(caller, `${type}?encounter=Encounter/${fhirId(report.id)}`)).flatMap(
      matchesIn,
    );
    expect(served.map(plain)).toEqual(exported.map(resource => plain(resource as unknown as FhirResource)));
  }
});

describe('a FHIR search finds observations page by page', () => {
  test.each([
    ['date=2026-05-16', true],
    ['date=ge2026-05-17', false],
    ['date=2026&status=final', true],
    ['status=preliminary', false],
    ['code=http://loinc.org|64742-0', true],
    ['code=64742-0,66067-0', true],
    ['code=http://snomed.info/sct|64742-0', false],
    ['category=exam', true],
    ['category=laboratory', false],
    ['_lastUpdated=ge2020-01-01T00:00:00Z', true],
    ['_lastUpdated=lt2020', false],
  ])('a FHIR search with %s finds only matching observations', async (query, isFound) => {
    const bundle = await readFhir(caller, `Observation?${query}`);
    expect(matchesIn(bundle).length > 0).toBe(isFound);
    expect((await readFhir(caller, `Observation?${query}&_summary=count`)).total !== 0).toBe(isFound);
  });

  test('a FHIR page has at most the requested number of observations, and each observation is on exactly one page', async () => {
    const whole = matchesIn(await readFhir(caller, 'Observation?_count=1000')).map(({ id }) => id);
    const pages = await readPages(caller, 'Observation?_count=5');
    expect(pages.map(page => matchesIn(page).length).every(length => length <= 5)).toBe(true);
    expect(pages.flatMap(matchesIn).map(({ id }) => id)).toEqual(whole);
  });

  test('each FHIR page of observations includes the patient if requested and if the API key may read children', async () => {
    const query = 'Observation?_include=Observation:subject';
    const included = ({ entry = [] }: Awaited<ReturnType<typeof readFhir>>) =>
      entry.flatMap(({ resource, search }) => (search.mode === 'include' ? [resource] : []));
    expect(included(await readFhir(caller, query))).toMatchObject([
      { resourceType: 'Patient', id: fhirId(report.caseId) },
    ]);
    const { caller: narrow } = await makeApiKey(clinic, { scopes: ['eye:read'] });
    const without = await readFhir(narrow, query);
    expect(included(without)).toEqual([]);
    expect(matchesIn(without).length).toBeGreaterThan(0);
  });
});

test('a FHIR page of observations combines several visits that each have few observations', async () => {
  const other = await openClinic();
  const { caller: reader } = await makeApiKey(other, { scopes: ['eye:read'] });
  const groups = { binocular: null, accommodation: null, eyeHealth: null, sideEffects: null };
  const refractions = { ...visit.refractions, cycloplegic: null };
  const sparse = { ...groups, refractions, acuity: null, cornea: null, axialLength: null, pupil: null };
  const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'];
  for (const date of days) await makeFinishedReport(other.admin, { ...sparse, date });
  const whole = matchesIn(await readFhir(reader, 'Observation?_count=1000')).map(({ id }) => id);
  const pages = await readPages(reader, 'Observation?_count=36');
  expect(pages.flatMap(matchesIn).map(({ id }) => id)).toEqual(whole);
  expect(pages.length).toBeLessThan(days.length);
});

test('the FHIR API returns no draft visits, and returns a deleted visit only by its ID, with the status entered-in-error', async () => {
  const child = await makeCase(clinic.admin);
  const draft = await makeEyeReport(clinic.admin, {}, child.id);
  expect((await sendFhir(caller, `Encounter/${fhirId(draft.id)}`)).status).toBe(404);
  const finished = await makeFinishedReport(clinic.admin, {}, child.id);
  await clinic.admin.call(eyeReports.deleteEyeReport, { eyeReportId: finished.id });
  expect(matchesIn(await readFhir(caller, `Encounter?patient=${fhirId(child.id)}`))).toEqual([]);
  expect(await readFhir(caller, `Encounter/${fhirId(finished.id)}`)).toMatchObject({
    status: 'entered-in-error',
  });
  expect(await readFhir(caller, `Provenance/${fhirId(finished.id)}.deleted`)).toMatchObject({
    activity: { coding: [{ code: 'DELETE' }] },
  });
});

test('the FHIR API returns a provenance for each amendment of a visit, with the person who made the amendment', async () => {
  const colleague = await clinic.join({ visibility: 'all' });
  const { id: eyeReportId, version, caseId } = await makeFinishedReport(clinic.admin);
  await clinic.admin.call(eyeReports.amendEyeReport, { eyeReportId, version });
  await colleague.call(eyeReports.amendEyeReport, { eyeReportId, version: version + 1 });
  const found = matchesIn(await readFhir(caller, `Provenance?patient=${fhirId(caseId)}`));
  const { admin } = clinic;
  const times = found.map(({ recorded }) => String(recorded));
  expect(found.map(({ id, agent }) => [id, agent])).toEqual(
    (
      [
        ['finished', admin],
        [`amended.${Date.parse(times[1] ?? '')}`, admin],
        [`amended.${Date.parse(times[2] ?? '')}`, colleague],
      ] as const
    ).map(([name, by]) => [`${fhirId(eyeReportId)}.${name}`, [{ who: { display: by.person.fullName } }]]),
  );
  expect(new Set(times).size).toBe(found.length);
  expect(times).toEqual(times.toSorted());
  for (const one of found) expect(await readFhir(caller, `Provenance/${one.id}`)).toEqual(one);
});

test('a member limited to selected cases can read and count only the visits of these cases through the FHIR API', async () => {
  const other = await openClinic();
  const member = await other.join({ visibility: 'selected' });
  const { id: hidden, caseId: hiddenCase } = await makeFinishedReport(other.admin);
  const { id: own, caseId: ownCase } = await makeFinishedReport(member);
  const encounters = matchesIn(await readFhir(member, 'Encounter'));
  expect(encounters.map(({ id }) => id)).toEqual([fhirId(own)]);
  expect((await readFhir(member, 'Encounter?_summary=count')).total).toBe(1);
  expect(matchesIn(await readFhir(member, 'Patient')).map(({ id }) => id)).toEqual([fhirId(ownCase)]);
  for (const query of [`patient=${fhirId(hiddenCase)}`, `_id=${fhirId(hidden)}`])
    expect(matchesIn(await readFhir(member, `Encounter?${query}`)), query).toEqual([]);
  const [unseen, missing] = [hidden, `eye_${'0'.repeat(38)}`].map(id =>
    sendFhir(member, `Encounter/${fhirId(id)}`),
  );
  expect((await unseen)?.text).toBe((await missing)?.text);
});

test('an API key without the scope for visits, or of an admin without the eye module, cannot detect visits through the FHIR API', async () => {
  const { caller: other } = await makeApiKey(clinic, { scopes: ['class:read'] });
  for (const path of ['Encounter', `Encounter/${fhirId(report.id)}`, 'Observation?_summary=count'])
    expect((await sendFhir(other, path)).status, path).toBe(403);
  const maker = await clinic.join({ role: 'admin', modules: [] });
  const { caller: outside } = await makeApiKey(clinic, { scopes: ['eye:read'], by: maker });
  expect((await sendFhir(outside, 'Encounter')).status).toBe(403);
});
