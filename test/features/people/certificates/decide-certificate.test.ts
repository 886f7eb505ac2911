import { expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { changeMemberRecord } from '../../../support/change-item.ts';
import { openClinic, openSuperadmin, type Principal, signIn } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { inviteAndReadToken } from '../../../support/invite.ts';
import { mailsTo } from '../../../support/mail.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { settled } from '../../../support/world.ts';
import { addCertificate } from '../profile/samples.ts';

const eyeOf = async (who: Principal) =>
  (await who.call(account.getCurrentUser, {})).data.modules.find(({ module }) => module === 'eye');

async function verify(who: Principal, changes: { expiresOn?: string } = {}): Promise<string> {
  const certificateId = await addCertificate(who, changes);
  const superadmin = await openSuperadmin();
  await superadmin.call(certificates.decideCertificate, {
    personId: who.person.id,
    certificateId,
    isVerified: true,
  });
  return certificateId;
}

test('a verified certificate gives access to its module from the next request on, until the certificate is removed', async () => {
  const { slug, join } = await openClinic();
  const who = await join({ modules: [] });
  expect((await who.expectError(eyeReports.searchEyeReports, {})).code).toBe('module.needed');
  const certificateId = await verify(who);
  await who.call(eyeReports.searchEyeReports, {});
  expect((await eyeOf(who))?.status).toBe('granted');
  await who.call(profile.removeCertificate, { certificateId });
  expect((await who.expectError(eyeReports.searchEyeReports, {})).code).toBe('module.needed');
  expect(await violationsOf(slug)).toEqual([]);
});

/** Notifications of a reader, newest first, as the reader sees them. */
async function notificationsOf(reader: Principal) {
  await settled();
  const { data } = await reader.call(notifications.listNotifications, {});
  return data.data.map(({ description, link, sender }) => ({ description, link, sender }));
}

testInTurn(
  'after a decision about a certificate, only the owner is notified, in each of the owner’s organisations',
  async () => {
    const [first, second, third] = [await openClinic(), await openClinic(), await openClinic()];
    const who = await first.join({ modules: [] });
    const { token } = await inviteAndReadToken(second, { email: who.person.email });
    await who.call(invitations.acceptInvitation, { token, locale: 'en' });
    await changeMemberRecord(second, who.person, { finishedRegistration: true });
    await inviteAndReadToken(third, { email: who.person.email });
    await verify(who);
    const told = {
      description: '“Licence to practise” has been verified; you have access to the Eye module',
      link: '/settings?tab=certificates',
      sender: null,
    };
    expect((await notificationsOf(who))[0]).toEqual(told);
    expect((await notificationsOf(await signIn(who.person, second.slug)))[0]).toEqual(told);
    expect((await notificationsOf(first.admin)).map(({ link }) => link)).not.toContain(told.link);
    for (const { slug } of [first, second, third]) expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'an expired certificate can be verified, but the message to the owner does not mention access to a module',
  async () => {
    const { join } = await openClinic();
    const who = await join({ modules: [] });
    await verify(who, { expiresOn: '2025-01-01' });
    expect((await eyeOf(who))?.status).toBe('none');
    const [told] = await notificationsOf(who);
    expect(told?.description).toBe('“Licence to practise” has been verified');
  },
);

testInTurn(
  'a verified certificate also gives access to its module in an organisation that its owner joins later',
  async () => {
    const { join } = await openClinic();
    const who = await join({ modules: [] });
    await verify(who);
    const second = await openClinic();
    const { token } = await inviteAndReadToken(second, { email: who.person.email });
    await who.call(invitations.acceptInvitation, { token, locale: 'en' });
    expect((await eyeOf(await signIn(who.person, second.slug)))?.status).toBe('granted');
  },
);

testInTurn(
  'a rejected certificate is stored with the reason and gives access to no module; its owner gets an email',
  async () => {
    const { join } = await openClinic();
    const who = await join({ modules: [] });
    const sent = { personId: who.person.id, certificateId: await addCertificate(who), isVerified: false };
    const superadmin = await openSuperadmin();
    const { fields } = await superadmin.expectError(certificates.decideCertificate, sent);
    expect(fields).toEqual({ reason: 'validation.required' });
    await superadmin.call(certificates.decideCertificate, { ...sent, reason: 'It cannot be read' });
    const { data } = await who.call(profile.getProfile, {});
    expect(data.certificates).toMatchObject([{ status: 'rejected', reason: 'It cannot be read' }]);
    expect((await eyeOf(who))?.status).toBe('none');
    expect(String((await mailsTo(who.person.email)).at(-1)?.body.text)).toContain('It cannot be read');
    const [told] = await notificationsOf(who);
    expect(told?.description).toBe('“Licence to practise” could not be verified: It cannot be read');
  },
);

testInTurn(
  'a platform administrator can list pending certificates, open their files and decide about each certificate once',
  async () => {
    const { join, slug } = await openClinic();
    const who = await join();
    const certificateId = await addCertificate(who);
    const superadmin = await openSuperadmin();
    const sent = { personId: who.person.id, certificateId };
    const found = await findWaiting(superadmin, certificateId);
    expect(found).toMatchObject({ person: { id: who.person.id }, organizations: [`Clinic ${slug}`] });
    const { data } = await superadmin.call(certificates.getCertificateFile, sent);
    expect((await fetch(data.url)).status).toBe(200);
    await superadmin.call(certificates.decideCertificate, { ...sent, isVerified: true });
    const again = await superadmin.expectError(certificates.decideCertificate, { ...sent, isVerified: true });
    expect(again.code).toBe('version.conflict');
    expect(await findWaiting(superadmin, certificateId)).toBeUndefined();
  },
);

async function findWaiting(superadmin: Principal, id: string) {
  let cursor: string | undefined;
  do {
    const { data } = await superadmin.call(certificates.listWaitingCertificates, { cursor });
    const found = data.data.find(({ certificate }) => certificate.id === id);
    if (found) return found;
    cursor = data.meta.next ?? undefined;
  } while (cursor !== undefined);
  return undefined;
}
