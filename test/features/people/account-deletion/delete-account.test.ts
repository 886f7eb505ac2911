import { expect, test } from 'vitest';
import { totpCode } from '../../../../lib/local/cognito/totp.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import {
  newPerson,
  openClinic,
  openSuperadmin,
  type Principal,
  password,
  signIn,
} from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { journalEntriesOf } from '../../../support/journal.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { addSecondFactor } from '../../../support/user-pool.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { createNotification } from '../../operations/notifications/create-notification.ts';
import {
  details as organizationDetails,
  preferences,
  readOrganization,
} from '../../organizations/organizations/samples.ts';
import { addCertificate, details } from '../profile/samples.ts';

/** Requests the deletion of the person's account and waits until it is complete. */
async function erase(who: Principal, proof: object = {}): Promise<void> {
  await who.call(accountDeletion.askForErasure, { password, ...proof });
  await settled();
}

/**
 * Returns the keys of records, of the person and of these organisations, that still contain the person's ID
 * or email address.
 */
async function recordsMentioning({ person }: Principal, ...slugs: string[]): Promise<string[]> {
  const items = await (await openRawTable()).ownedBy(person.id, ...slugs);
  const isTrace = (text: string) => text.includes(person.id) || text.includes(person.email);
  return items.filter(item => isTrace(JSON.stringify(item))).map(({ pk, sk }) => `${pk} ${sk}`);
}

const departingPerson = () => newPerson('Lee Leaver');

test('after an account is deleted, only the author’s name is left on records, and the person has got a bilingual email', async () => {
  const { backend } = await openWorld();
  const [clinic, school] = [await openClinic({ seats: 2 }), await openClinic()];
  const lee = await clinic.join({}, departingPerson());
  await school.join({}, lee.person);
  const { id: caseId } = await makeCase(lee);
  await lee.call(cases.assignCases, { caseIds: [caseId], addIds: [clinic.admin.person.id] });
  await lee.call(cases.assignCases, { caseIds: [caseId], removeIds: [lee.person.id] });
  const picture = await uploadOwn(lee);
  const signature = await uploadOwn(lee, 'signature');
  const waiting = await uploadOwn(lee);
  await lee.call(profile.changeProfile, { ...details, fullName: 'Lee Leaver', picture, signature });
  await addCertificate(lee);
  await createNotification(clinic.slug, lee.person.id);
  await erase(lee);
  expect((await lee.expectError(account.getCurrentUser, {})).code).toBe('session.missing');
  const anew = { email: lee.person.email, password, organizationSlug: clinic.slug };
  expect((await lee.expectError(account.login, anew, { authorization: '' })).code).toBe('sign-in.failed');
  const left = (await recordsMentioning(lee, clinic.slug, school.slug)).filter(
    trace => !/^(O#[^#]+|X)#(J|I|D|MAIL|JOB|R)\b/.test(trace),
  );
  expect(left.toSorted()).toEqual(
    [
      `C#${clinic.slug}#N#${clinic.admin.person.id} N#0000000002`,
      `O#${clinic.slug} FORMER#${lee.person.id}`,
      `O#${school.slug} FORMER#${lee.person.id}`,
    ].toSorted(),
  );
  for (const [purpose, id] of [
    ['profile-picture', picture],
    ['profile-picture', waiting],
  ])
    expect(() => backend.s3.tagsOf(`people/${purpose}/${id}`)).toThrow();
  expect(backend.s3.tagsOf(`people/signature/${signature}`)).toEqual({ state: 'unkept' });
  const { data: timeline } = await clinic.admin.call(cases.listTimeline, { caseId });
  expect(JSON.stringify(timeline)).toContain('Lee Leaver');
  const mails = backend.mail.received(lee.person.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Lumitree account has been deleted · 您的明树账号已删除',
  ]);
  expect((await clinic.admin.call(members.listColleagues, {})).data.data).toHaveLength(1);
  await clinic.join();
  expect(await violationsOf(clinic.slug, school.slug)).toEqual([]);
});

testInTurn(
  'a person who still has cases or is an organisation’s last admin cannot delete their account, and sees which organisation',
  async () => {
    const [clinic, school] = [await openClinic(), await openClinic()];
    const lee = await clinic.join({}, departingPerson());
    await school.join({ role: 'admin' }, lee.person);
    await makeCase(lee);
    expect((await lee.call(offboarding.listOwnBelongings, {})).data).toEqual({
      belongings: [{ kind: 'cases', count: 1 }],
      isLastAdmin: false,
    });
    const { admin } = school;
    await admin.call(members.changeMember, {
      ...{ organizationId: school.slug, memberId: lee.person.id, version: 1 },
      ...{ role: 'admin', visibility: 'all' },
    });
    await erase(admin);
    await erase(lee);
    const { data } = await lee.call(accountDeletion.getErasure, {});
    expect(data).toEqual({
      state: 'refused',
      obstacles: expect.arrayContaining([
        { kind: 'cases', organization: { id: clinic.slug, name: `Clinic ${clinic.slug}` }, count: 1 },
        { kind: 'last-admin', organization: { id: school.slug, name: `Clinic ${school.slug}` }, count: 0 },
      ]),
    });
    expect(data.obstacles).toHaveLength(2);
    expect((await lee.call(cases.searchCases, {})).data.data).toHaveLength(1);
    expect(await violationsOf(clinic.slug, school.slug)).toEqual([]);
    const [{ id: caseId } = { id: '' }] = (await lee.call(cases.searchCases, {})).data.data;
    await clinic.admin.call(cases.assignCases, {
      caseIds: [caseId],
      addIds: [clinic.admin.person.id],
      removeIds: [lee.person.id],
    });
    await school.join({ role: 'admin' });
    await erase(lee);
    expect((await lee.expectError(accountDeletion.getErasure, {})).code).toBe('session.missing');
  },
);

test('deleting an account needs the password again, and a code of the second factor if the person has a second factor', async () => {
  const clinic = await openClinic();
  const lee = await clinic.join({}, departingPerson());
  const fieldsOf = async (proof: { password: string; code?: string }) =>
    (await lee.expectError(accountDeletion.askForErasure, proof)).fields;
  expect(await fieldsOf({ password: 'not-my-password' })).toEqual({ password: 'validation.password_wrong' });
  const secret = await addSecondFactor(lee.person);
  expect(await fieldsOf({ password })).toEqual({ code: 'validation.required' });
  expect(await fieldsOf({ password, code: '000000' })).toEqual({ code: 'validation.code' });
  expect((await lee.call(accountDeletion.getErasure, {})).data.state).toBe('none');
  await erase(lee, { code: totpCode(secret, Date.now()) });
  expect((await lee.expectError(account.getCurrentUser, {})).code).toBe('session.missing');
});

testInTurn(
  'deleting an account revokes the person’s invitations and keeps uploaded logos; a suspended member’s cases go to an admin',
  async () => {
    const [clinic, school, third] = [await openClinic(), await openClinic(), await openClinic()];
    const lee = await clinic.join({ role: 'admin' }, departingPerson());
    const logo = await uploadOwn(lee, 'organization-logo');
    const { version } = await readOrganization(clinic.slug);
    await lee.call(organizations.changeOrganizationDetails, {
      ...{ organizationId: clinic.slug, version, logo, ...organizationDetails, ...preferences },
    });
    const there = await school.join({}, lee.person);
    const { id: caseId } = await makeCase(there);
    await school.admin.call(members.suspendMember, {
      organizationId: school.slug,
      memberId: lee.person.id,
    });
    const { email: to } = lee.person;
    await third.admin.call(invitations.invite, { organizationId: third.slug, role: 'user', email: to });
    const again = await signIn(lee.person, clinic.slug);
    await erase(again);
    expect((await again.expectError(account.getCurrentUser, {})).code).toBe('session.missing');
    const { data: handed } = await school.admin.call(cases.getCase, { caseId });
    expect(handed.assigned.map(({ id }) => id)).toEqual([school.admin.person.id]);
    const { data: rows } = await third.admin.call(members.listMembers, { organizationId: third.slug });
    expect([rows.data.length, rows.seats.taken]).toEqual([1, 1]);
    const { data: after } = await clinic.admin.call(account.getCurrentUser, {});
    expect((await fetch(after.organization?.logoInfo.url ?? '')).status).toBe(200);
    expect(await violationsOf(clinic.slug, school.slug, third.slug)).toEqual([]);
  },
);

test('a platform administrator can delete their account if another platform administrator remains', async () => {
  const sam = await openSuperadmin();
  await openSuperadmin();
  await erase(sam);
  expect((await sam.expectError(account.getCurrentUser, {})).code).toBe('session.missing');
  expect((await recordsMentioning(sam)).filter(trace => trace.startsWith('P#'))).toEqual([]);
});

test('after an account is deleted, the journal still lists the person’s actions under the person’s ID', async () => {
  const clinic = await openClinic();
  const lee = await clinic.join({}, departingPerson());
  await erase(lee);
  const acts = (await journalEntriesOf(clinic.slug)).filter(({ by }) => by === lee.person.id);
  expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['member.leaving', 'member.removed']));
});
