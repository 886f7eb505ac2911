import { expect, test } from 'vitest';
import { splitLinks } from '../../../web/ui/text/split-links.ts';

const linksIn = (text: string) =>
  splitLinks(text)
    .filter(({ isLink }) => isLink)
    .map(piece => piece.text);

test.each([
  ['See https://clinic.example/privacy.', ['https://clinic.example/privacy']],
  ['详见https://clinic.example/隐私。谢谢', ['https://clinic.example/隐私']],
  ['(https://a.example/x?y=1&z=2)', ['https://a.example/x?y=1&z=2']],
  ['“http://a.example” and https://b.example!', ['http://a.example', 'https://b.example']],
])('a web address in the text %j becomes a link', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'https://bank.example@evil.example/',
  `https://user:${'secret'}@evil.example/`,
  'https://localhost/',
  'ftp://a.example',
  'https://',
  'clinic.example',
])('the text %j contains no link', text => {
  expect(linksIn(text)).toEqual([]);
});

test('the texts inside and between links together are the original text, however long it is', () => {
  for (const text of [
    '',
    'a https://a.example. b',
    'https://a.example',
    `${'https://a'.repeat(20_000)}.example`,
  ])
    expect(
      splitLinks(text)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text);
});
