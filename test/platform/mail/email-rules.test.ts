import { expect, test } from 'vitest';
import { escapeHtml } from '../../../functions/platform/escape-html.ts';
import { composeEmail } from '../../../functions/platform/mail/compose-email.ts';

const input = {
  template: 'invitation' as const,
  locale: 'en' as const,
  script: 'simplified' as const,
  values: {},
  link: '/register?token=x&y',
  organization: 'Bright & <b>Eyes</b>',
  webUrl: 'https://clinic.example',
  hasLogo: false,
};

test('characters with a meaning in HTML are escaped in emails', () => {
  expect(escapeHtml(`<a href="x" id='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;');
});

test('the text of an email in two languages has a link in each language and the personal message once', () => {
  const { text } = composeEmail({ ...input, message: 'See you on Monday' });
  const [english = '', chinese = ''] = text.split('\n\n— — —\n\n');
  expect(english).toMatch(
    /^Bright & <b>Eyes<\/b> invites you .*\n\nSee you on Monday\n\nhttps:\/\/clinic\.example\/register\?token=x&y\n\nThe link/,
  );
  expect(chinese).toContain('https://clinic.example/zh/register?token=x&y');
  expect(chinese).not.toContain('Monday');
  expect(text.endsWith('。\n')).toBe(true);
});

test('the HTML of an email shows names and messages as they were written and contains the link', () => {
  const { html } = composeEmail({ ...input, message: '<script>alert(1)</script>' });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://clinic.example/register?token=x&amp;y"');
  expect(html.match(/alert\(1\)/g)).toHaveLength(1);
});

test('each section of an email has its language tag, and the whole email has the tag of its first section', () => {
  const { html } = composeEmail({ ...input, locale: 'zh', script: 'traditional' });
  expect(html).toMatch(/^<!doctype html><html lang="zh-Hant">/);
  expect([...html.matchAll(/<div lang="([^"]+)">/g)].map(([, tag]) => tag)).toEqual(['zh-Hant', 'en']);
  expect(html).toContain('<title>Bright &amp; &lt;b&gt;Eyes&lt;/b&gt;');
});

test('an email begins with the sender’s name, and with the sender’s logo if there is one', () => {
  const logo = '<img src="cid:logo"';
  expect(composeEmail(input).html).not.toContain(logo);
  expect(composeEmail({ ...input, hasLogo: true }).html).toContain(logo);
  expect(composeEmail({ ...input, organization: null }).html).toMatch(/>Lumitree<\/p>/);
});

test('an email without a link has no button, and an email without a personal message has no quotation', () => {
  const { html, text } = composeEmail({ ...input, link: null });
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('border-left');
  expect(text).not.toContain('http');
});
