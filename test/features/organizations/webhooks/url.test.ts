import { expect, test } from 'vitest';
import { WebhookUrl } from '../../../../shared/features/organizations/webhooks/url.ts';

test.each([
  ['https://hooks.example.com/lumitree?key=1', 'https://hooks.example.com/lumitree?key=1'],
  [' https://hooks.example.com ', 'https://hooks.example.com/'],
  ['https://hooks.example.com:443/', 'https://hooks.example.com/'],
  ['https://例子.中国/x', 'https://xn--fsqu00a.xn--fiqs8s/x'],
])('the webhook address %s is accepted', (typed, url) => {
  expect(WebhookUrl.parse(typed)).toBe(url);
});

test.each([
  'http://hooks.example.com/',
  'ftp://hooks.example.com/',
  'https://hooks.example.com:8443/',
  'https://somebody@hooks.example.com/',
  'https://hooks.example.com/#part',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://１２７.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://localhost./',
  'https://printer.local/',
  'https://metadata.google.internal./x',
  'https://router.home.arpa/',
  'hooks.example.com',
  '',
])('the webhook address %s is rejected as invalid', typed => {
  expect(WebhookUrl.safeParse(typed).error?.issues[0]?.message).toBe('validation.webhook_url');
});
