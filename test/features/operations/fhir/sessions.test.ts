import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { change, pastMonday } from '../../classes/evaluations/samples.ts';
import { makeSession } from '../../classes/sessions/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { fhirId, matchesIn, readFhir, readPages, sendFhir } from './read-fhir.ts';

const keyTo = async (clinic: Clinic, ...scopes: ('class-session:read' | 'case:read' | 'eye:read')[]) =>
  (await makeApiKey(clinic, { scopes })).caller;

/** Makes two children who take part in the same three sessions: a finished, a cancelled and a planned one. */
async function makeWeek({ admin }: Clinic) {
  const [{ id: caseId }, { id: otherId }] = [await makeCase(admin), await makeCase(admin)];
  const about = { caseIds: [caseId, otherId], activityIds: [(await makeCustomActivity(admin)).id] };
  const { id: attended } = await makeSession(admin, { ...about, date: pastMonday, title: 'Reading' });
  const { id: cancelled } = await makeSession(admin, { ...about, date: daysAfter(pastMonday, 1) });
  const { id: planned } = await makeSession(admin, { ...about, date: '2099-03-02', room: '' });
  await change(admin, { id: attended }, [{ caseId: otherId, field: 'isAbsent', from: false, to: true }]);
  await change(admin, { id: attended }, [
    { caseId: otherId, field: 'absenceReason', from: '', to: 'Chickenpox' },
  ]);
  await admin.call(evaluations.finishEvaluations, { sessionId: attended, withGaps: true });
  await admin.call(classSessions.cancelSession, {
    ...{ sessionId: cancelled, version: 1, isCancelled: true, reason: 'Typhoon' },
  });
  return { caseId, otherId, attended, cancelled, planned };
}

test('the FHIR API returns a child’s sessions as appointments that say whether the child attended', async () => {
  const clinic = await openClinic();
  const { caseId, otherId, attended, cancelled, planned } = await makeWeek(clinic);
  const caller = await keyTo(clinic, 'class-session:read');
  const found = matchesIn(await readFhir(caller, `Appointment?patient=${fhirId(caseId)}`));
  for (const resource of found) {
    expect(fhirErrors(resource)).toEqual([]);
    expect(await readFhir(caller, `Appointment/${resource.id}`)).toEqual(resource);
  }
  expect(found.map(({ id, status }) => [id, status])).toEqual([
    [`${fhirId(caseId)}.${fhirId(planned)}`, 'booked'],
    [`${fhirId(caseId)}.${fhirId(cancelled)}`, 'cancelled'],
    [`${fhirId(caseId)}.${fhirId(attended)}`, 'fulfilled'],
  ]);
  expect(found[1]).toMatchObject({ cancelationReason: { text: 'Typhoon' } });
  expect(found[2]).toMatchObject({
    description: 'Reading',
    start: `${pastMonday}T07:30:00.000Z`,
    end: `${pastMonday}T08:15:00.000Z`,
    participant: [{ status: 'accepted' }, {}, { actor: { display: 'Room 2' } }],
  });
  const { text, resource } = await sendFhir(caller, `Appointment?patient=${fhirId(otherId)}&status=noshow`);
  expect(matchesIn(resource)).toMatchObject([{ participant: [{ status: 'declined' }, {}, {}] }]);
  for (const told of ['Chickenpox', fhirId(caseId)]) expect(text).not.toContain(told);
});

test('a FHIR search finds sessions by day and by time of change, returns pages, and can include the patient', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const months = ['2025-09', '2025-10', '2025-11', '2026-01', '2026-02', '2026-03', '2026-05', '2026-09'];
  for (const month of months) await makeSession(clinic.admin, { date: `${month}-03`, caseIds: [caseId] });
  const caller = await keyTo(clinic, 'class-session:read', 'case:read');
  const search = `Appointment?patient=${fhirId(caseId)}`;
  const startsOf = async (query: string) =>
    (await readPages(caller, `${search}${query}`)).flatMap(matchesIn).map(({ start }) => String(start));
  const all = months.map(month => `${month}-03T07:30:00.000Z`).toReversed();
  expect(await startsOf('')).toEqual(all);
  expect(await startsOf('&_count=1')).toEqual(all);
  expect(await startsOf('&date=ge2026-05-03')).toEqual(all.slice(0, 2));
  expect(await startsOf('&date=2026-03-03T07:30:00Z')).toEqual(all.slice(2, 3));
  expect(await startsOf('&_lastUpdated=ge2099-01-01')).toEqual([]);
  expect(await startsOf('&_lastUpdated=ge2020-01-01')).toEqual(all);
  const count = await readFhir(caller, `${search}&_summary=count`);
  expect(count.total).toBe(months.length);
  const { entry = [] } = await readFhir(caller, `${search}&_include=Appointment:patient`);
  const included = entry.filter(({ search: { mode } }) => mode === 'include');
  expect(included.map(({ resource }) => resource.id)).toEqual([fhirId(caseId)]);
});

test('if several sessions begin at the same time, a FHIR search returns each of these sessions on exactly one page', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const made = [];
  for (let left = 12; left > 0; left--) made.push(await makeSession(clinic.admin, { caseIds: [caseId] }));
  const caller = await keyTo(clinic, 'class-session:read');
  const pages = await readPages(caller, `Appointment?patient=${fhirId(caseId)}&_count=1`);
  const found = pages.flatMap(matchesIn).map(({ id }) => id);
  expect(found.toSorted()).toEqual(made.map(({ id }) => `${fhirId(caseId)}.${fhirId(id)}`).toSorted());
});

test('a deleted session does not appear in FHIR lists; reading it by its ID returns the status entered-in-error', async () => {
  const clinic = await openClinic();
  const { id: caseId } = await makeCase(clinic.admin);
  const { id: sessionId } = await makeSession(clinic.admin, { caseIds: [caseId] });
  await clinic.admin.call(classSessions.removeSession, { sessionId });
  const caller = await keyTo(clinic, 'class-session:read');
  expect(matchesIn(await readFhir(caller, `Appointment?patient=${fhirId(caseId)}`))).toEqual([]);
  const read = await readFhir(caller, `Appointment/${fhirId(caseId)}.${fhirId(sessionId)}`);
  expect(read.status).toBe('entered-in-error');
});

test('reading a session through the FHIR API with the ID of a child who does not take part in the session returns 404', async () => {
  const clinic = await openClinic();
  const { id: sessionId } = await makeSession(clinic.admin);
  const { id: caseId } = await makeCase(clinic.admin);
  const caller = await keyTo(clinic, 'class-session:read');
  const { status } = await sendFhir(caller, `Appointment/${fhirId(caseId)}.${fhirId(sessionId)}`);
  expect(status).toBe(404);
});

test('a FHIR search finds treatments and due days by the time of their last change', async () => {
  const clinic = await openClinic();
  const { caseId, savedAt } = await makeFinishedReport(clinic.admin);
  const caller = await keyTo(clinic, 'eye:read');
  for (const type of ['DeviceUseStatement', 'Appointment']) {
    const search = `${type}?patient=${fhirId(caseId)}&_lastUpdated=`;
    const [found] = matchesIn(await readFhir(caller, `${search}ge${savedAt}`));
    expect(found?.meta, type).toEqual({ lastUpdated: savedAt });
    expect(matchesIn(await readFhir(caller, `${search}lt${savedAt}`)), type).toEqual([]);
  }
});
