import { expect, test } from 'vitest';
import { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import { callerWith } from '../../../support/caller.ts';
import { changeOrganizationRecord } from '../../../support/change-item.ts';
import { anonymousCaller, openClinic, signIn } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { invitationTokenOf, inviteAndReadToken } from '../../../support/invite.ts';
import { mailsTo } from '../../../support/mail.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { signInToPool } from '../../../support/user-pool.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { requireTerms } from '../../consent/joining-terms/samples.ts';
import { makeTerm, makeUserTerm, termFields } from '../../consent/terms/samples.ts';
import { addCertificate, details } from '../../people/profile/samples.ts';

const password = 'a-long-enough-secret';
const registration = { fullName: 'Rita Registered', password, locale: 'zh', acceptsTerms: true } as const;

test('an invited person registers with a name and a password and is then signed in', async () => {
  const clinic = await openClinic();
  const caller = await anonymousCaller();
  const { member, token } = await inviteAndReadToken(clinic, { visibility: 'selected' });
  const { data: opened } = await caller.call(invitations.openInvitation, { token });
  expect(opened).toMatchObject({
    email: member.email,
    fullName: '',
    hasSignIn: false,
    organizationSlug: clinic.slug,
  });
  await caller.call(invitations.register, { token, ...registration });
  const credentials = { email: member.email, password, organizationSlug: clinic.slug };
  const { data } = await caller.call(account.login, credentials);
  expect(data.user).toMatchObject({ fullName: 'Rita Registered', locale: 'zh', finishedRegistration: false });
  expect(data.organizationUser).toMatchObject({ status: 'active', visibility: 'selected' });
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('an invitation link can be used once', async () => {
  const clinic = await openClinic();
  const caller = await anonymousCaller();
  const { token } = await inviteAndReadToken(clinic);
  await caller.call(invitations.register, { token, ...registration });
  for (const refusal of [
    await caller.expectError(invitations.register, { token, ...registration }),
    await caller.expectError(invitations.openInvitation, { token }),
  ])
    expect(refusal).toMatchObject({ status: 410, code: 'invitation.unusable' });
});

testInTurn(
  'if several requests use one invitation link at the same time, one request is accepted, and only its password works',
  { timeout: 20_000 },
  async () => {
    const clinic = await openClinic();
    const caller = await anonymousCaller();
    const { member, token } = await inviteAndReadToken(clinic);
    const passwords = Array.from({ length: 6 }, (_, index) => `good-secret-no-${index}`);
    const replies = await Promise.all(
      passwords.map(async chosen => {
        const body = JSON.stringify({ token, ...registration, password: chosen });
        return { chosen, ...(await caller.send('POST', invitations.register.path, { body })) };
      }),
    );
    const accepted = replies.filter(({ status }) => status === 200).map(({ chosen }) => chosen);
    expect(accepted, replies.map(({ text }) => text).join(' ')).toHaveLength(1);
    const signedIn: string[] = [];
    for (const chosen of passwords) {
      const sent = { email: member.email, password: chosen, organizationSlug: clinic.slug };
      const { status } = await caller.send('POST', account.login.path, { body: JSON.stringify(sent) });
      if (status === 200) signedIn.push(chosen);
    }
    expect(signedIn).toEqual(accepted);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'if a person uses the invitation links of two organisations at the same time, one of the passwords is accepted and works',
  async () => {
    const [first, second] = await Promise.all([openClinic(), openClinic()]);
    const caller = await anonymousCaller();
    const { member, token } = await inviteAndReadToken(first);
    const other = await inviteAndReadToken(second, { email: member.email });
    const replies = await Promise.all(
      [token, other.token, token, other.token].map(async (link, index) => {
        const chosen = `good-secret-no-${index}`;
        const body = JSON.stringify({ token: link, ...registration, password: chosen });
        return { chosen, ...(await caller.send('POST', invitations.register.path, { body })) };
      }),
    );
    const accepted = replies.filter(({ status }) => status === 200).map(({ chosen }) => chosen);
    expect(accepted, replies.map(({ text }) => text).join(' ')).toHaveLength(1);
    const [chosen = ''] = accepted;
    await signInToPool({ id: '', fullName: '', email: member.email }, chosen);
  },
);

test('a password that is too short, common or surrounded by spaces is rejected, with an error at its field', async () => {
  const clinic = await openClinic();
  const caller = await anonymousCaller();
  const { token } = await inviteAndReadToken(clinic);
  const wrong = { short: 'length', password1: 'weak', ' padded-well ': 'spaces', 'clinic-of-mine': 'own' };
  for (const [bad, why] of Object.entries(wrong)) {
    const sent = { token, ...registration, password: bad === 'short' ? 'abcd' : bad };
    const { fields } = await caller.expectError(invitations.register, sent);
    expect(fields).toEqual({ password: `validation.password_${why}` });
  }
});

test('an organisation can require longer passwords than the product does', async () => {
  const clinic = await openClinic();
  await changeOrganizationRecord(clinic, { passwordLength: 12 });
  const caller = await anonymousCaller();
  const { token } = await inviteAndReadToken(clinic);
  const { data } = await caller.call(invitations.openInvitation, { token });
  expect(data.passwordLength).toBe(12);
  const { fields } = await caller.expectError(invitations.register, {
    ...{ token, ...registration },
    password: 'elf-letters',
  });
  expect(fields).toEqual({ password: 'validation.password_short' });
  await caller.call(invitations.register, { token, ...registration });
});

testInTurn(
  'an invitation link never changes an existing password; a person with an account joins by signing in',
  async () => {
    const [first, second] = await Promise.all([openClinic(), openClinic()]);
    const user = await first.join();
    const { token } = await inviteAndReadToken(second, { email: user.person.email, role: 'admin' });
    const caller = await anonymousCaller();
    expect((await caller.call(invitations.openInvitation, { token })).data.hasSignIn).toBe(true);
    const refusal = await caller.expectError(invitations.register, { token, ...registration });
    expect(refusal.code).toBe('invitation.sign-in-needed');
    const { accessToken } = await signInToPool(user.person);
    const proved = callerWith((await openWorld()).api, { authorization: `Bearer ${accessToken}` });
    const { data } = await proved.call(invitations.acceptInvitation, { token, locale: 'en' });
    expect(await proved.call(invitations.acceptInvitation, { token, locale: 'en' })).toEqual({ data });
    const opened = await proved.call(account.login, { organizationSlug: data.organizationSlug });
    expect(opened.data.organizationUser).toMatchObject({ role: 'admin', status: 'active' });
    expect(await violationsOf(second.slug)).toEqual([]);
  },
);

test('an invitation link works only for its recipient', async () => {
  const clinic = await openClinic();
  const stranger = await (await openClinic()).join();
  const { token } = await inviteAndReadToken(clinic);
  const refusal = await stranger.expectError(invitations.acceptInvitation, { token, locale: 'en' });
  expect(refusal.code).toBe('invitation.unusable');
});

test('nobody can join an archived organisation', async () => {
  const clinic = await openClinic();
  const { token } = await inviteAndReadToken(clinic);
  await changeOrganizationRecord(clinic, { status: 'archived' });
  const refusal = await (await anonymousCaller()).expectError(invitations.register, {
    token,
    ...registration,
  });
  expect(refusal.code).toBe('organization.archived');
});

testInTurn(
  'a request for the invitation email sends it again; the response is the same for an address without an invitation',
  async () => {
    const clinic = await openClinic();
    const { member, token } = await inviteAndReadToken(clinic);
    const caller = await anonymousCaller();
    const known = await caller.call(invitations.askForInvitation, { email: member.email });
    const unknown = await caller.call(invitations.askForInvitation, { email: 'nobody@nowhere.example' });
    expect(known).toEqual(unknown);
    expect(await mailsTo(member.email)).toHaveLength(2);
    expect(await invitationTokenOf(member.email)).not.toBe(token);
    for (let left = 4; left > 0; left--)
      await caller.call(invitations.askForInvitation, { email: member.email });
    expect(await mailsTo(member.email)).toHaveLength(4);
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

testInTurn(
  'an invited person can register only after accepting the required terms; other terms are optional',
  async () => {
    const clinic = await openClinic();
    const [rules, photos] = [await makeUserTerm(clinic.admin, 'House rules'), await makeTerm(clinic.admin)];
    const news = await clinic.admin.call(terms.createTerm, {
      ...termFields('Newsletter'),
      ...{ appliesTo: 'users', isRequired: false },
    });
    const { member, token } = await inviteAndReadToken(clinic);
    const caller = await anonymousCaller();
    const { data: opened } = await caller.call(invitations.openInvitation, { token });
    expect(opened.userTerms).toEqual([
      { id: rules.id, textVersion: 1, isRequired: true, texts: rules.texts },
      { id: news.data.id, textVersion: 1, isRequired: false, texts: news.data.texts },
    ]);
    const accepted = { id: rules.id, textVersion: 1 };
    for (const acceptedUserTerms of [
      [],
      [{ id: news.data.id, textVersion: 1 }],
      [{ ...accepted, textVersion: 2 }],
      [accepted, { id: photos.id, textVersion: 1 }],
    ]) {
      const sent = { token, ...registration, acceptedUserTerms };
      expect(await caller.expectError(invitations.register, sent)).toMatchObject({
        fields: { acceptedUserTerms: 'validation.terms' },
      });
    }
    const sent = { token, ...registration, acceptedUserTerms: [accepted] };
    await caller.call(invitations.register, sent);
    const credentials = { email: member.email, password, organizationSlug: clinic.slug };
    await caller.call(account.login, credentials);
    const rows = (await clinic.admin.call(terms.searchTerms, {})).data.data;
    const counted = rows.map(({ id, users }) => [id, users?.accepted]);
    expect(Object.fromEntries(counted)).toMatchObject({ [rules.id]: 1, [news.data.id]: 0 });
    expect(await violationsOf(clinic.slug)).toEqual([]);
  },
);

test('a person who already has an account accepts an organisation’s required terms when joining', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const user = await first.join();
  await user.call(profile.changeProfile, details);
  await addCertificate(user);
  const [{ version }, rules] = [await requireTerms(second), await makeUserTerm(second.admin, 'House rules')];
  const photos = await makeTerm(second.admin);
  const { token } = await inviteAndReadToken(second, { email: user.person.email });
  const accepted = { id: rules.id, textVersion: 1 };
  const joining = {
    ...{ token, locale: 'zh' as const },
    ...{ acceptedTerms: version, acceptedUserTerms: [accepted] },
  };
  const wrong: Partial<typeof joining>[] = [
    { acceptedTerms: 0 },
    { acceptedTerms: version + 1 },
    { acceptedUserTerms: [] },
    { acceptedUserTerms: [{ ...accepted, textVersion: 2 }] },
    { acceptedUserTerms: [accepted, { id: photos.id, textVersion: 1 }] },
  ];
  for (const changes of wrong) {
    const refusal = await user.expectError(invitations.acceptInvitation, { ...joining, ...changes });
    const [field = ''] = Object.keys(changes);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: 'validation.terms' } });
  }
  const { data } = await user.call(invitations.acceptInvitation, joining);
  expect(await user.call(invitations.acceptInvitation, joining)).toEqual({ data });
  const there = await signIn(user.person, second.slug);
  const { organizationUser, finishedRegistration } = (await there.call(account.getCurrentUser, {})).data;
  expect(organizationUser).toMatchObject({ status: 'active', acceptedTerms: version });
  expect(finishedRegistration).toBe(true);
  const [row] = (await second.admin.call(terms.searchTerms, { text: 'House rules' })).data.data;
  expect(row?.users?.accepted).toBe(1);
  expect(await violationsOf(first.slug, second.slug)).toEqual([]);
});

test('the link of an earlier invitation does not pass for a new one when the person is invited again', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const user = await first.join();
  const inviteAgain = async () => (await inviteAndReadToken(second, { email: user.person.email })).token;
  const { version } = await requireTerms(second);
  const accept = { locale: 'en' as const, acceptedTerms: version, acceptedUserTerms: [] };
  const earlier = await inviteAgain();
  await user.call(invitations.acceptInvitation, { ...accept, token: earlier });
  await second.admin.call(offboarding.removeMember, { memberId: user.person.id });
  await settled();
  const token = await inviteAgain();
  const caller = await anonymousCaller();
  for (const refused of [
    user.expectError(invitations.acceptInvitation, { ...accept, token: earlier }),
    caller.expectError(invitations.openInvitation, { token: earlier }),
  ])
    expect((await refused).code).toBe('invitation.unusable');
  await user.call(invitations.acceptInvitation, { ...accept, token });
  await user.call(invitations.acceptInvitation, { ...accept, token });
});

testInTurn('a person who joins an organisation again keeps the earlier acceptances of terms', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const user = await first.join();
  const [{ version }, rules] = [await requireTerms(second), await makeUserTerm(second.admin)];
  const join = async (acceptedUserTerms: { id: string; textVersion: number }[]) => {
    const { token } = await inviteAndReadToken(second, { email: user.person.email });
    const caller = await anonymousCaller();
    const { userTerms } = (await caller.call(invitations.openInvitation, { token })).data;
    const sent = { token, locale: 'en', acceptedTerms: version, acceptedUserTerms } as const;
    await user.call(invitations.acceptInvitation, sent);
    return userTerms.map(({ id }) => id);
  };
  expect(await join([{ id: rules.id, textVersion: 1 }])).toEqual([rules.id]);
  await second.admin.call(offboarding.removeMember, { memberId: user.person.id });
  await settled();
  expect(await join([])).toEqual([]);
  expect(await violationsOf(first.slug, second.slug)).toEqual([]);
});
