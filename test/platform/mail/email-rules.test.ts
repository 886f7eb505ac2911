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

test('signs with a meaning in HTML are escaped', () => {
  expect(escapeHtml(`<a href="x" id='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;');
});

test('the text has both languages, each with its link, and the message once', () => {
  const { text } = composeEmail({ ...input, message: 'See you on Monday' });
  const [english = '', chinese = ''] = text.split('\n\n— — —\n\n');
  expect(english).toMatch(
    /^Bright & <b>Eyes<\/b> invites you .*\n\nSee you on Monday\n\nhttps:\/\/clinic\.example\/register\?token=x&y\n\nThe link/,
  );
  expect(chinese).toContain('https://clinic.example/zh/register?token=x&y');
  expect(chinese).not.toContain('Monday');
  expect(text.endsWith('。\n')).toBe(true);
});

test('the HTML shows names and messages as written, and opens the link', () => {
  const { html } = composeEmail({ ...input, message: '<script>alert(1)</script>' });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://clinic.example/register?token=x&amp;y"');
  expect(html.match(/alert\(1\)/g)).toHaveLength(1);
});

test('each language is marked, and the mail is tagged with the first', () => {
  const { html } = composeEmail({ ...input, locale: 'zh', script: 'traditional' });
  expect(html).toMatch(/^<!doctype html><html lang="zh-Hant">/);
  expect([...html.matchAll(/<div lang="([^"]+)">/g)].map(([, tag]) => tag)).toEqual(['zh-Hant', 'en']);
  expect(html).toContain('<title>Bright &amp; &lt;b&gt;Eyes&lt;/b&gt;');
});

test('the sender is at the top, with its logo if it has one', () => {
  const logo = '<img src="cid:logo"';
  expect(composeEmail(input).html).not.toContain(logo);
  expect(composeEmail({ ...input, hasLogo: true }).html).toContain(logo);
  expect(composeEmail({ ...input, organization: null }).html).toMatch(/>Lumitree<\/p>/);
});

test('a mail without a link has no button, and one without a message no quotation', () => {
  const { html, text } = composeEmail({ ...input, link: null });
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('border-left');
  expect(text).not.toContain('http');
});
