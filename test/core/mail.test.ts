import { expect, test } from 'vitest';
import type { Script } from '../../shared/core/fields.ts';
import { type EmailContent, emailSections, subjectOf } from '../../shared/core/mail/email-sections.ts';
import { maskAddress } from '../../shared/core/mail/mask-address.ts';
import { recipientOf } from '../../shared/core/mail/recipient.ts';
import { deliveryStage, MailStatus } from '../../shared/core/mail/status.ts';
import { interpolate } from '../../shared/core/mail/templates.ts';

const content: EmailContent = {
  template: 'invitation',
  locale: 'en',
  script: 'simplified',
  values: {},
  link: '/register?token=x',
  organization: 'Bright Eyes',
  webUrl: 'https://clinic.example',
};

test('an invited person gets the email in both languages, with the person’s own language first', () => {
  const [first, second] = emailSections({ ...content, locale: 'zh' });
  expect(first).toMatchObject({ locale: 'zh', tag: 'zh', subject: 'Bright Eyes邀请您加入明树' });
  expect(second).toMatchObject({ locale: 'en', tag: 'en', subject: 'Bright Eyes invites you to Lumitree' });
  expect(emailSections(content).map(({ locale }) => locale)).toEqual(['en', 'zh']);
});

test('a person who has chosen a language gets the email only in that language', () => {
  const of = (locale: 'en' | 'zh') => emailSections({ ...content, template: 'email-change', locale });
  expect(of('en').map(({ tag }) => tag)).toEqual(['en']);
  expect(of('zh').map(({ button }) => button)).toEqual(['确认邮箱']);
});

test('the Chinese part of an email in Traditional script is tagged zh-Hant, and the English part en', () => {
  const sections = emailSections({ ...content, script: 'traditional' });
  expect(sections.map(({ tag }) => tag)).toEqual(['en', 'zh-Hant']);
  expect(sections[1]?.button).toBe('註冊');
});

test('the button in each section of an email opens the page in the language of that section', () => {
  expect(emailSections(content).map(({ link }) => link)).toEqual([
    'https://clinic.example/register?token=x',
    'https://clinic.example/zh/register?token=x',
  ]);
  expect(emailSections({ ...content, link: null }).map(({ link }) => link)).toEqual([null, null]);
});

test('an email that belongs to no organisation names the platform as its sender', () => {
  expect(emailSections({ ...content, organization: null })[0]?.lead).toBe(
    'Lumitree invites you to work with them on Lumitree.',
  );
});

test.each(['report', 'report-attached', 'report-link'] as const)(
  'the email %s says in its subject and first sentence if the report is a corrected version',
  template => {
    const facts = { ...content, template, isCorrection: true };
    const found = ['simplified', 'traditional'].flatMap(script =>
      (['en', 'zh'] as const).map(locale => emailSections({ ...facts, locale, script: script as Script })[0]),
    );
    const [en, zh, , traditional] = found;
    expect(en?.subject).toMatch(/^Corrected: ./);
    expect(en?.lead).toMatch(/^This is a corrected version; please use it instead of [^.]*\. ./);
    expect(zh?.subject).toMatch(/^【修订版】./);
    expect(zh?.lead).toMatch(/^这是修订后的版本，请以此为准，不要再使用您之前收到的版本。./);
    expect(traditional?.subject).toMatch(/^【修訂版】./);
    expect(traditional?.lead).toMatch(/^這是修訂後的版本，請以此為準，不要再使用您之前收到的版本。./);
  },
);

test('placeholders are replaced by values in every part of an email', () => {
  const [section] = emailSections({ ...content, template: 'report', values: { child: 'Mei' } });
  const { subject = '', lead = '', button = '', rest = '' } = section ?? {};
  for (const part of [subject, lead, button, rest]) expect(part).not.toMatch(/[{}]/);
  expect(emailSections(content)[0]?.rest).toMatch(/^The link works for seven days/);
});

test('an email to a family names the organisation to contact, with its phone number if there is one', () => {
  const rest = (more: Partial<EmailContent>) =>
    emailSections({ ...content, template: 'registration-receipt', ...more }).map(section => section.rest);
  expect(rest({ phone: '+85223456789' })[0]).toContain('please ask Bright Eyes (+852\u00a02345\u00a06789).');
  expect(rest({ phone: '+85223456789', locale: 'zh' })[0]).toContain(
    '请联系Bright Eyes（+852\u00a02345\u00a06789）。',
  );
  expect(rest({ phone: null })[0]).toContain('please ask Bright Eyes.');
});

test('a placeholder without a value becomes empty in the text of an email', () => {
  expect(interpolate('{child}: {count} of {total}', { child: 'Mei', count: '2' })).toBe('Mei: 2 of ');
});

test('the subject of an email in several languages has the text of each language in one line', () => {
  expect(subjectOf(emailSections(content))).toBe(
    'Bright Eyes invites you to Lumitree · Bright Eyes邀请您加入明树',
  );
});

test.each([
  ['a header break', 'Eyes\r\nBcc: all@clinic.example'],
  ['a line separator', 'Eyes\u2028Bcc: all@clinic.example'],
  ['a paragraph separator', 'Eyes\u2029Bcc: all@clinic.example'],
])('%s in a name becomes a space in the subject of an email', (_, organization) => {
  const sections = emailSections({ ...content, organization });
  expect(subjectOf(sections.slice(0, 1))).toBe('Eyes Bcc: all@clinic.example invites you to Lumitree');
  expect(subjectOf(emailSections({ ...content, organization: '\n' }).slice(0, 1))).toMatch(/^invites/);
});

test('a masked email address keeps the first letter and the domain', () => {
  expect(maskAddress('helen@clinic.example')).toBe('h•••@clinic.example');
  expect(maskAddress('🌳tree@clinic.example')).toBe('🌳•••@clinic.example');
  expect(maskAddress('"a@b"@clinic.example')).toBe('"•••@clinic.example');
  expect(maskAddress('')).toBe('•••');
});

test('an email uses the person’s Chinese script, otherwise the organisation’s, otherwise Simplified', () => {
  const person = { email: 'mei@clinic.example', locale: 'zh', script: null } as const;
  const script = 'traditional';
  expect(recipientOf(person)).toEqual({ to: 'mei@clinic.example', locale: 'zh', script: 'simplified' });
  expect(recipientOf(person, { script })).toMatchObject({ script });
  expect(recipientOf({ ...person, script: 'simplified' }, { script })).toMatchObject({
    script: 'simplified',
  });
});

test('each status of an email is shown as queued, sent or undeliverable', () => {
  expect(Object.fromEntries(MailStatus.options.map(status => [status, deliveryStage(status)]))).toEqual({
    queued: 'queued',
    sending: 'queued',
    sent: 'sent',
    bounced: 'unreached',
    complained: 'unreached',
    suppressed: 'unreached',
    failed: 'unreached',
  });
});
