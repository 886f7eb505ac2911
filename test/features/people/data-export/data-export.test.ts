import { expect, test } from 'vitest';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { dataExport } from '../../../../shared/features/people/data-export/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { newPerson, openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { addCertificate, details } from '../profile/samples.ts';

test('a person can export all data stored about them, with links to their files, but without data of cases', async () => {
  const [clinic, school] = [await openClinic(), await openClinic()];
  const lee = await clinic.join({}, newPerson('Lee Leaver'));
  await school.join({ role: 'admin' }, lee.person);
  const { id: caseId } = await makeCase(lee, { fullName: 'Kwok Hiu Tung' });
  const picture = await uploadOwn(lee);
  await lee.call(profile.changeProfile, { ...details, fullName: 'Lee Leaver', picture });
  const certificateId = await addCertificate(lee);
  const { data } = await lee.call(dataExport.getOwnData, {});
  expect(data.person).toMatchObject({ id: lee.person.id, email: lee.person.email, mobile: details.mobile });
  expect(data.memberships.map(({ organization, role }) => [organization.id, role]).toSorted()).toEqual(
    [
      [clinic.slug, 'user'],
      [school.slug, 'admin'],
    ].toSorted(),
  );
  expect(data.sessions.some(({ organization }) => organization === clinic.slug)).toBe(true);
  expect(data.certificates.map(({ id }) => id)).toEqual([certificateId]);
  const ofPicture = data.files.find(({ id }) => id === picture);
  expect((await fetch(ofPicture?.url ?? '')).status).toBe(200);
  const { data: traces } = await lee.call(audit.listOwnActs, {});
  expect(traces.isCut).toBe(false);
  expect(traces.acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['case.created', 'profile.changed', 'certificate.added']),
  );
  const all = JSON.stringify([data, traces]);
  for (const told of ['Kwok', caseId, clinic.admin.person.id]) expect(all).not.toContain(told);
});

test('a platform administrator can export their own data, with their actions on the platform', async () => {
  const sam = await openSuperadmin();
  await sam.call(profile.changeProfile, { ...details, fullName: 'Sam Super' });
  const { data } = await sam.call(dataExport.getOwnData, {});
  expect(data.memberships).toEqual([]);
  expect(data.acts.map(({ act }) => act)).toContain('profile.changed');
});
