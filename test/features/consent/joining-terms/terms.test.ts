import { expect, test } from 'vitest';
import { acceptanceKey, termsVersionKey } from '../../../../functions/features/consent/keys.ts';
import { joiningTerms } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { anonymousCaller, type Clinic, openClinic, type Principal, signIn } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { inviteAndReadToken, personIdOf } from '../../../support/invite.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { addCertificate, details } from '../../people/profile/samples.ts';
import { acceptTermsAs, requireTerms, texts } from './samples.ts';

const termsState = async (who: Principal) => {
  const { data } = await who.call(account.getCurrentUser, {});
  const { finishedRegistration, organization, organizationUser } = data;
  return {
    finished: finishedRegistration,
    asked: organization?.askedTerms,
    accepted: organizationUser?.acceptedTerms,
  };
};

const registration = {
  fullName: 'Nia New',
  locale: 'zh',
  password: 'a-good-password',
  acceptsTerms: true,
} as const;

async function register(clinic: Clinic, acceptedTerms: number): Promise<Principal> {
  const { member, token } = await inviteAndReadToken(clinic);
  const caller = await anonymousCaller();
  await caller.call(invitations.register, { token, ...registration, acceptedTerms });
  const id = await personIdOf(member);
  return signIn({ id, email: member.email, fullName: 'Nia New' }, clinic.slug);
}

const recorded = async (slug: string, version: number, { person }: Principal) => {
  const { table } = await openRawTable();
  return (await table.get([acceptanceKey(slug, version, person.id)]))[0];
};

test('when a new user accepts the terms, the version of the terms, the user, the time and the IP address are stored', async () => {
  const clinic = await openClinic();
  await requireTerms(clinic);
  const { token } = await inviteAndReadToken(clinic);
  const caller = await anonymousCaller();
  const { data } = await caller.call(invitations.openInvitation, { token });
  expect(data.terms).toEqual({ version: 1, texts });
  for (const acceptedTerms of [0, 2]) {
    const { fields } = await caller.expectError(invitations.register, {
      token,
      ...registration,
      acceptedTerms,
    });
    expect(fields).toEqual({ acceptedTerms: 'validation.terms' });
  }
  const who = await register(clinic, 1);
  expect(await recorded(clinic.slug, 1, who)).toMatchObject({
    person: who.person.id,
    version: 1,
    locale: 'zh',
    where: 'registration',
    at: expect.stringMatching(/^\d{4}-/),
    network: expect.stringMatching(/\d/),
  });
  expect(await termsState(who)).toEqual({ finished: false, asked: 1, accepted: 1 });
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

testInTurn('optional terms are neither shown to a new user nor required for registration', async () => {
  const clinic = await openClinic();
  const sent = { organizationId: clinic.slug, termsVersion: 0, isRequired: false, texts };
  await clinic.admin.call(joiningTerms.changeTerms, sent);
  const { token } = await inviteAndReadToken(clinic);
  const caller = await anonymousCaller();
  expect((await caller.call(invitations.openInvitation, { token })).data.terms).toBeNull();
  expect(await termsState(await register(clinic, 0))).toMatchObject({ asked: 0, accepted: 0 });
});

testInTurn('registration is incomplete until the terms are accepted', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const who = await register(first, 0);
  const { token } = await inviteAndReadToken(second, { email: who.person.email });
  await who.call(invitations.acceptInvitation, { token, locale: 'en' });
  const required = await requireTerms(second);
  const there = await signIn(who.person, second.slug);
  await there.call(profile.changeProfile, details);
  await addCertificate(there);
  expect((await there.call(profile.getProfile, {})).data.missing).toEqual(['terms']);
  expect(await termsState(there)).toEqual({ finished: false, asked: 1, accepted: 0 });
  expect((await termsState(await signIn(who.person, first.slug))).finished).toBe(true);
  expect(await acceptTermsAs(there, required)).toMatchObject({
    finishedRegistration: true,
    acceptedTerms: 1,
  });
  expect((await there.call(profile.getProfile, {})).data.missing).toEqual([]);
  expect(await violationsOf(first.slug, second.slug)).toEqual([]);
});

testInTurn(
  'users must accept changed terms again, but a completed registration of a user stays complete',
  async () => {
    const clinic = await openClinic();
    const user = await clinic.join();
    const before = await requireTerms(clinic);
    await acceptTermsAs(user, before);
    const after = await requireTerms(clinic, 'Another house, other rules.');
    expect(after.version).toBe(2);
    expect(await termsState(user)).toEqual({ finished: true, asked: 2, accepted: 1 });
    const old = { organizationId: clinic.slug, termsVersion: 3, locale: 'en', where: 'dialog' } as const;
    expect((await user.expectError(joiningTerms.acceptTerms, old)).code).toBe('version.conflict');
    await acceptTermsAs(user, after);
    expect(await termsState(user)).toEqual({ finished: true, asked: 2, accepted: 2 });
    const { table } = await openRawTable();
    const [kept] = await table.get([termsVersionKey(clinic.slug, 1)]);
    expect(kept).toMatchObject({ version: 1, texts });
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'terms that were only corrected need no new acceptance, until another change of the text follows',
  async () => {
    const clinic = await openClinic();
    const user = await clinic.join();
    await acceptTermsAs(user, await requireTerms(clinic));
    const corrected = { organizationId: clinic.slug, termsVersion: 1, isRequired: true, isCorrection: true };
    const { data } = await clinic.admin.call(joiningTerms.changeTerms, {
      ...corrected,
      texts: { ...texts, en: 'You keep the rules.' },
    });
    expect(data).toMatchObject({ version: 2, acceptedFrom: 1 });
    expect(await termsState(user)).toEqual({ finished: true, asked: 1, accepted: 1 });
    const { data: journal } = await clinic.admin.call(audit.searchAudit, {});
    expect(journal.data.map(({ act }) => act)).toContain('terms.corrected');
    await requireTerms(clinic, 'Other rules.');
    expect(await termsState(user)).toEqual({ finished: true, asked: 3, accepted: 1 });
  },
);

test('saving unchanged terms does not require accepting them again', async () => {
  const clinic = await openClinic();
  const { version } = await requireTerms(clinic);
  expect((await requireTerms(clinic)).version).toBe(version);
});

test('a change based on an outdated version of the terms is rejected as a conflict', async () => {
  const clinic = await openClinic();
  await requireTerms(clinic);
  const sent = { organizationId: clinic.slug, termsVersion: 0, isRequired: true, texts };
  const refusal = await clinic.admin.expectError(joiningTerms.changeTerms, sent);
  expect(refusal).toMatchObject({ status: 409, code: 'version.conflict' });
});

test('only admins can change the terms', async () => {
  const clinic = await openClinic();
  const sent = { organizationId: clinic.slug, termsVersion: 0, isRequired: true, texts };
  expect((await (await clinic.join()).expectError(joiningTerms.changeTerms, sent)).status).toBe(403);
});

test('the audit log shows who accepted and who changed the terms', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  await acceptTermsAs(user, await requireTerms(clinic));
  const { data } = await clinic.admin.call(audit.searchAudit, {});
  const acts = data.data.map(({ act, by }) => [act, by.name]);
  expect(acts).toContainEqual(['terms.accepted', user.person.fullName]);
  expect(acts).toContainEqual(['terms.changed', clinic.admin.person.fullName]);
});
