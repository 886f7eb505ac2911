import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { rowsOf } from '../imports/lists.ts';
import { makeCheckedImport, rowOf } from '../imports/samples.ts';
import { makeRegistration } from './samples.ts';

test('accepting a registration assigns the case and removes the registration from the waiting list', async () => {
  const clinic = await openClinic();
  const colleague = await clinic.join();
  const { id: caseId, version } = await makeRegistration(clinic);
  const { data } = await colleague.call(registrations.acceptRegistration, {
    caseId,
    version,
    assignedIds: [colleague.person.id],
  });
  expect(data).toMatchObject({ review: 'accepted', assigned: [{ id: colleague.person.id }] });
  const { data: waiting } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(waiting).toMatchObject({ data: [], meta: { total: 0 } });
});

test('rejecting a registration archives its case; when the rejection is undone, the registration waits for review again', async () => {
  const clinic = await openClinic();
  const { id: caseId, version } = await makeRegistration(clinic);
  const { data: rejected } = await clinic.admin.call(registrations.rejectRegistration, { caseId, version });
  expect(rejected).toMatchObject({ review: 'rejected', status: 'archived' });
  const again = { caseId, version: rejected.version };
  expect(await clinic.admin.expectError(registrations.acceptRegistration, again)).toMatchObject({
    code: 'registration.decided',
  });
  const { data: reopened } = await clinic.admin.call(registrations.reopenRegistration, again);
  expect(reopened).toMatchObject({ review: 'waiting', status: 'active' });
  const { data: waiting } = await clinic.admin.call(registrations.searchRegistrations, {});
  expect(waiting.data.map(({ id }) => id)).toEqual([caseId]);
  expect(waiting.meta.total).toBe(1);
});

test('a rejected registration whose case is restored is a case like any other, also when it is archived again', async () => {
  const clinic = await openClinic();
  const { admin } = clinic;
  const named = { fullName: '陳小明', birthDate: '2017-03-14' };
  const { id: caseId, version } = await makeRegistration(clinic, named);
  const isKnown = async () => {
    const importId = await makeCheckedImport(admin, [rowOf(1, { ...named, fileNumber: null })]);
    return JSON.stringify(await rowsOf(admin, importId)).includes(caseId);
  };
  await admin.call(registrations.rejectRegistration, { caseId, version });
  expect(await isKnown()).toBe(false);
  const { data: restored } = await admin.call(cases.restoreCase, { caseId });
  expect(restored).toMatchObject({ review: 'accepted', status: 'active' });
  expect(await isKnown()).toBe(true);
  await admin.call(cases.archiveCase, { caseId });
  expect(await isKnown()).toBe(true);
  const like = await makeCase(admin, { ...named, fullName: '陈小明' });
  await settled();
  const { data: pairs } = await admin.call(duplicates.listCaseDuplicates, { caseId: like.id });
  expect(JSON.stringify(pairs)).toContain(caseId);
});

test('when a registration is accepted and rejected at the same time, one of the two requests succeeds and the other fails', async () => {
  const clinic = await openClinic();
  const { id: caseId, version } = await makeRegistration(clinic);
  const answers = await Promise.allSettled([
    clinic.admin.call(registrations.acceptRegistration, { caseId, version }),
    clinic.admin.call(registrations.rejectRegistration, { caseId, version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a user limited to selected cases sees no registrations', async () => {
  const clinic = await openClinic();
  const selected = await clinic.join({ visibility: 'selected' });
  const { id: caseId, version } = await makeRegistration(clinic);
  const { data } = await selected.call(registrations.searchRegistrations, {});
  expect(data).toMatchObject({ data: [], meta: { total: 0 } });
  expect(await selected.expectError(registrations.acceptRegistration, { caseId, version })).toMatchObject({
    status: 404,
  });
  const { data: listed } = await selected.call(cases.searchCases, {});
  expect(listed.data).toEqual([]);
});
