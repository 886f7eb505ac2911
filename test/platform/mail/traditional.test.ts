import { expect, test } from 'vitest';
import type { MailTemplateName } from '../../../shared/core/mail/template-names.ts';
import { mailTemplates, mailText } from '../../../shared/core/mail/templates.ts';
import { invitations } from '../../../shared/features/organizations/invitations/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { accountSecurity } from '../../../shared/features/people/account-security/endpoints.ts';
import { toTraditional } from '../../../web/platform/i18n/to-traditional.ts';
import { requestEmailChange } from '../../features/people/account-security/samples.ts';
import { anonymousCaller, openClinic, signIn } from '../../support/clinic.ts';
import { inviteAndReadToken } from '../../support/invite.ts';
import { mailsTo } from '../../support/mail.ts';

const newest = async (to: string) => (await mailsTo(to)).at(-1);

test.each(Object.entries(mailTemplates))(
  'the email %s has the same content in both Chinese scripts',
  (name, { text }) => {
    const converted = Object.fromEntries(
      Object.entries(text.zh).map(([part, words]) => [part, toTraditional(words)]),
    );
    expect(mailText(name as MailTemplateName, 'zh-Hant')).toEqual(converted);
  },
);

test('a person who chose Traditional gets emails in Traditional, whatever the organisation’s script', async () => {
  const { admin } = await openClinic({ script: 'simplified' });
  await admin.call(account.changeLanguage, { locale: 'zh', script: 'traditional' });
  await admin.call(accountSecurity.confirmEmail, { token: await requestEmailChange(admin) });
  const mail = await newest(admin.person.email);
  expect(mail?.subject).toMatch(/^明樹：您的登入電郵已修改 · Your /);
  expect(mail?.body.html).toContain('lang="zh-Hant"');
});

test('a person who chose no script gets emails in the organisation’s script', async () => {
  const { admin } = await openClinic({ script: 'traditional' });
  await admin.call(account.changeLanguage, { locale: 'zh', script: null });
  await admin.call(accountSecurity.confirmEmail, { token: await requestEmailChange(admin) });
  expect((await newest(admin.person.email))?.subject).toMatch(/^明樹：您的登入電郵已修改 · Your /);
});

test('an invited person gets emails in the organisation’s language and script until they choose their own', async () => {
  const clinic = await openClinic({ country: 'HK' });
  const { member, token } = await inviteAndReadToken(clinic);
  const mail = await newest(member.email);
  expect(mail?.subject).toMatch(/^Clinic .*邀請您加入明樹 · /);
  const caller = await anonymousCaller();
  const { data } = await caller.call(invitations.openInvitation, { token });
  expect(data).toMatchObject({ locale: 'zh', script: 'traditional' });
  const registration = {
    token,
    fullName: '陳小文',
    password: 'a-good-password',
    acceptsTerms: true,
  } as const;
  await caller.call(invitations.register, { ...registration, locale: 'zh', script: 'simplified' });
  const person = { id: member.id, email: member.email, fullName: '陳小文' };
  const { data: me } = await (await signIn(person, clinic.slug)).call(account.getCurrentUser, {});
  expect(me).toMatchObject({ locale: 'zh', script: 'simplified', organization: { script: 'traditional' } });
});
