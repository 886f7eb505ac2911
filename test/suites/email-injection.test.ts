import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { composeEmail } from '../../functions/platform/mail/compose-email.ts';
import { toMime } from '../../functions/platform/mail/to-mime.ts';
import type { Locale } from '../../shared/core/fields.ts';
import type { MailTemplateName } from '../../shared/core/mail/template-names.ts';
import { mailTemplates } from '../../shared/core/mail/templates.ts';
import { startProbeCount } from '../support/probe-count.ts';

const probeCount = startProbeCount('email injection');

const to = 'reader@test.example';
const from = 'no-reply@lumitree.example';
const webUrl = 'https://lumitree.example';

/** The element between the two languages in bilingual emails. */
const betweenLanguages = 'hr';

/** Names that could change an email in which they appear. */
const hostile = [
  'Clinic\r\nBcc: victim@test.example',
  'Clinic\nSubject: other',
  'Clinic\r\n\r\n<script>alert(1)</script>',
  'Clinic\u2028Bcc: victim@test.example',
  '=?UTF-8?Q?=0D=0ABcc:_victim=40test.example?=',
  '"Clinic" <victim@test.example>, other@test.example',
  'victim@test.example',
  '<img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '</title><script>alert(1)</script>',
  '{subject}{organization}{link}',
  '$& $1 %0d%0aBcc: victim@test.example',
  '陈小明视光中心\0',
  '\u202Egnp.exe',
];

/** Names of the values that mail templates contain, besides the organisation. */
const valueNames = [
  'name',
  'names',
  'reference',
  'days',
  'modules',
  'certificates',
  'subscriptions',
  'title',
  'reason',
  'until',
  'linked',
  'subject',
  'date',
];

async function sent(template: MailTemplateName, locale: Locale, value: string) {
  const facts = {
    template,
    locale,
    script: 'simplified' as const,
    values: Object.fromEntries(valueNames.map(name => [name, value])),
    link: `/register?token=${encodeURIComponent(value.toWellFormed())}`,
    organization: value,
    webUrl,
  };
  const letter = composeEmail({ ...facts, message: value, hasLogo: true });
  const logo = { body: Buffer.from('logo'), type: 'image/png' };
  const id = 'mail_0123456789ABCDEFGHIJKL';
  const raw = await toMime(letter, { from, sender: value, to, id, date: new Date(0), logo });
  return { raw: raw.toString(), parsed: await simpleParser(raw) };
}

const headers = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];
const cases = (Object.keys(mailTemplates) as MailTemplateName[]).flatMap(template =>
  (['en', 'zh'] as const).map((locale): [MailTemplateName, Locale] => [template, locale]),
);

test.each(cases)(
  'the email %s in %s has one recipient, fixed headers and safe links, whatever text users put into it',
  async (template, locale) => {
    for (const value of hostile) {
      const { raw, parsed } = await sent(template, locale, value);
      const told = `${template} ${locale} ${JSON.stringify(value)}`;
      const addresses = [parsed.to, parsed.cc, parsed.bcc, parsed.from, parsed.replyTo]
        .flat()
        .flatMap(found => found?.value ?? [])
        .map(({ address }) => address);
      probeCount.probe(told, addresses.join() !== [to, from].join() && `is for ${addresses}`);
      const found = [...parsed.headers.keys()].toSorted().join();
      probeCount.probe(told, found !== headers.join() && `has the headers ${found}`);
      probeCount.probe(
        told,
        /^(bcc|cc|reply-to):/im.test(raw.split('\r\n\r\n')[0] ?? '') && 'has a header more',
      );
      const page = String(parsed.html);
      probeCount.probe(told, /<script|<[^>]*\son\w+=|javascript:/i.test(page) && 'runs something');
      const tags = new Set([...page.matchAll(/<\/?([a-z!]+)/g)].map(([, tag]) => tag));
      tags.delete(betweenLanguages);
      const known = '!doctype,a,body,div,head,html,img,meta,p,style,title';
      probeCount.probe(told, [...tags].toSorted().join() !== known && `has the tags ${[...tags]}`);
      const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
      probeCount.probe(told, links.some(link => !link.startsWith(`${webUrl}/`)) && `leads to ${links}`);
    }
    probeCount.expectNoFailure();
  },
);

test.each(cases)(
  'the email %s in %s has its subject, text, link and logo, as HTML and as text',
  async (template, locale) => {
    const { parsed } = await sent(template, locale, '明亮视光中心');
    const { text, isBilingual } = mailTemplates[template];
    const { subject, lead } = text[locale];
    const filled = (words: string) => words.replaceAll(/\{\w+\}/g, '明亮视光中心');
    expect(parsed.subject).toContain(filled(subject));
    expect(parsed.text).toContain(filled(lead));
    expect(parsed.html).toContain(filled(lead));
    expect(parsed.html).toContain(`<html lang="${locale}">`);
    expect(parsed.html).toContain('src="data:image/png;base64,bG9nbw=="');
    expect(parsed.text).toContain(`${webUrl}${locale === 'zh' ? '/zh' : ''}/register?token=`);
    if (isBilingual) expect(parsed.text).toContain(filled(text[locale === 'zh' ? 'en' : 'zh'].lead));
    expect(`${parsed.subject}${parsed.text}`).not.toMatch(/[{}]/);
    expect(parsed.attachments.map(({ cid, contentType }) => [cid, contentType])).toEqual([
      ['logo', 'image/png'],
    ]);
  },
);
