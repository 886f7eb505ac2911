import { expect, test } from 'vitest';
import { openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { makeFinishedScreening, makeScreening } from '../../screening/screenings/samples.ts';
import { fhirId, matchesIn, readFhir, readPages } from './read-fhir.ts';

test('the FHIR API returns a screening as an encounter with an observation for each test and side', async () => {
  const clinic = await openClinic();
  const { caller } = await makeApiKey(clinic, { scopes: ['screening:read'] });
  const { id, caseId } = await makeFinishedScreening(clinic.admin);
  await makeScreening(clinic.admin, { date: '2026-05-17' }, caseId);
  const found = (await readPages(caller, `Observation?patient=${fhirId(caseId)}`)).flatMap(matchesIn);
  for (const resource of found) expect(fhirErrors(resource), JSON.stringify(resource)).toEqual([]);
  expect(new Set(found.map(one => one.id)).size).toBe(found.length);
  const of = (name: string) => found.find(one => one.id === `${fhirId(id)}.${name}`);
  expect(of('romberg.whole')?.component).toMatchObject([
    { code: { text: 'time' }, valueQuantity: { value: 24.5, code: 's' } },
    { code: { text: 'sway' }, valueQuantity: { value: 1 } },
  ]);
  expect(of('oneLeg.left')).toMatchObject({
    bodySite: { text: 'Left' },
    dataAbsentReason: { coding: [{ code: 'not-performed' }] },
    note: [{ text: 'A cast' }],
  });
  expect(matchesIn(await readFhir(caller, 'Encounter'))).toMatchObject([{ id: fhirId(id) }]);
});

test('a FHIR search returns and counts only records within the scopes of the API key', async () => {
  const clinic = await openClinic();
  const { id: screening, caseId } = await makeFinishedScreening(clinic.admin);
  const { id: visit } = await makeFinishedReport(clinic.admin, {}, caseId);
  const encountersOf = async (scopes: ('eye:read' | 'screening:read')[]) => {
    const { caller } = await makeApiKey(clinic, { scopes });
    const ids = (await readPages(caller, 'Encounter')).flatMap(matchesIn).map(({ id }) => id);
    expect((await readFhir(caller, 'Encounter?_summary=count')).total).toBe(ids.length);
    return ids;
  };
  expect(await encountersOf(['screening:read'])).toEqual([fhirId(screening)]);
  expect(await encountersOf(['eye:read'])).toEqual([fhirId(visit)]);
  expect(await encountersOf(['eye:read', 'screening:read'])).toEqual([fhirId(visit), fhirId(screening)]);
});
