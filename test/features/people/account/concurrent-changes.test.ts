import { expect, test } from 'vitest';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { holdWrites } from '../../../support/faults/hold-writes.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { isFull } from '../../../support/is-full.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { requestEmailChange } from '../account-security/samples.ts';
import { addCertificate, certificate, details } from '../profile/samples.ts';

/**
 * Sends requests that change one person. All requests read before any of them writes, and all of them must
 * succeed.
 */
async function atOnce(who: Principal, ...calls: (() => Promise<unknown>)[]): Promise<void> {
  const { withFaults } = await openWorld();
  await withFaults(holdWrites(who.person.id, calls.length), () => Promise.all(calls.map(call => call())));
}

async function memberOf(clinic: Clinic, { person }: Principal) {
  const { data } = await clinic.admin.call(members.listMembers, { organizationId: clinic.slug });
  const found = data.data.find(({ id }) => id === person.id);
  if (!found) throw new Error('they are no member');
  return found;
}

test('two concurrent changes of different fields of a profile are both stored', async () => {
  const clinic = await openClinic();
  const who = await clinic.join();
  await who.call(profile.changeProfile, details);
  await atOnce(
    who,
    () => who.call(profile.changeProfile, { fullName: 'Uma Once' }),
    () => who.call(profile.changeProfile, { profession: 'Orthoptist' }),
  );
  const { data } = await who.call(profile.getProfile, {});
  expect(data).toMatchObject({ fullName: 'Uma Once', profession: 'Orthoptist', mobile: details.mobile });
});

testInTurn(
  'changes of a person’s profile, certificate and language that are saved concurrently are all stored',
  async () => {
    const clinic = await openClinic();
    for (let round = isFull ? 8 : 2; round > 0; round--) {
      const who = await clinic.join();
      const file = await uploadOwn(who, 'certificate');
      await atOnce(
        who,
        () => who.call(profile.changeProfile, details),
        () => who.call(profile.addCertificate, { ...certificate, file }),
        () => who.call(account.changeLanguage, { locale: 'zh', script: 'traditional' }),
      );
      const { data } = await who.call(profile.getProfile, {});
      expect(data).toMatchObject({ ...details, certificates: [{ fileId: file }] });
      const { locale, script, fullName } = (await who.call(account.getCurrentUser, {})).data;
      expect({ locale, script, fullName }).toEqual({
        locale: 'zh',
        script: 'traditional',
        fullName: details.fullName,
      });
    }
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'if a person confirms a new email address while the profile is being saved, both changes are stored',
  async () => {
    const clinic = await openClinic();
    const who = await clinic.join();
    const email = `new-${who.person.email}`;
    const token = await requestEmailChange(who, email);
    await atOnce(
      who,
      () => who.call(accountSecurity.confirmEmail, { token }),
      () => who.call(profile.changeProfile, details),
    );
    const { data } = await who.call(profile.getProfile, {});
    expect(data).toMatchObject({ ...details, email });
    expect((await memberOf(clinic, who)).email).toBe(email);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'a member’s new name, and an admin’s concurrent change of the member’s case access, are both stored',
  async () => {
    const clinic = await openClinic();
    const who = await clinic.join();
    const { version } = await memberOf(clinic, who);
    const change = { organizationId: clinic.slug, memberId: who.person.id, version };
    const { withFaults } = await openWorld();
    const replies = await withFaults(holdWrites(clinic.slug, 2), () =>
      Promise.all([
        who.call(profile.changeProfile, details).then(() => 'name'),
        clinic.admin
          .call(members.changeMember, { ...change, role: 'user', visibility: 'selected' })
          .then(() => 'visibility')
          .catch((error: Error) => error.message),
      ]),
    );
    const after = await memberOf(clinic, who);
    expect(after.fullName).toBe(details.fullName);
    if (replies[1] === 'visibility') expect(after.visibility).toBe('selected');
    else expect(replies[1]).toContain('version.conflict');
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

test('a sign-in is recorded even if an admin changes the member at the same time', async () => {
  const clinic = await openClinic();
  const who = await clinic.join();
  const { version, lastSignInAt } = await memberOf(clinic, who);
  const change = { organizationId: clinic.slug, memberId: who.person.id, version };
  await atOnce(
    who,
    () => who.call(account.changeOrganization, { organizationSlug: clinic.slug }),
    () => clinic.admin.call(members.changeMember, { ...change, role: 'user', visibility: 'selected' }),
  );
  const after = await memberOf(clinic, who);
  expect(after.visibility).toBe('selected');
  expect(String(after.lastSignInAt) > String(lastSignInAt)).toBe(true);
});

testInTurn(
  'if two certificates for a module are verified at the same time, access to the module lasts until the later end date',
  async () => {
    const clinic = await openClinic();
    const who = await clinic.join({ modules: [] });
    const superadmins = await Promise.all([openSuperadmin(), openSuperadmin()]);
    const last = ['2030-01-31', '2031-01-31'];
    const added: string[] = [];
    for (const expiresOn of last) added.push(await addCertificate(who, { expiresOn }));
    const verify = (index: number) => () =>
      superadmins[index]?.call(certificates.decideCertificate, {
        personId: who.person.id,
        certificateId: added[index] ?? '',
        isVerified: true,
      }) ?? Promise.reject(new Error('nobody decides'));
    await atOnce(who, verify(1), verify(0));
    const { modules } = await memberOf(clinic, who);
    expect(modules.find(({ module }) => module === 'eye')).toMatchObject({ until: '2031-01-31' });
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);
