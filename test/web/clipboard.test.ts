import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanedClipboard, hasRemotePictures, picturesIn } from '../../web/ui/rich-text/clipboard.ts';

const clipboard = (name: string) =>
  readFileSync(new URL(`../e2e/notes/clipboards/${name}.html.txt`, import.meta.url), 'utf8');
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

test('what Word only shows as a list is one, nested, without its labels', () => {
  const html = cleanedClipboard(clipboard('word'));
  expect(html.replace(/<\/?span[^>]*>/g, '')).toMatch(
    /<ol><li><p>Reading at a desk<\/p><ul><li><p>good light<\/p><\/li><\/ul><\/li><li><p>Outdoors for <b>two hours<\/b><\/p><\/li><\/ol>/,
  );
  expect(html).not.toMatch(/mso-list|<o:|<v:|<w:|<!\[|<!--|MsoTableGrid \{|Calibri",sans/);
  expect(wordsOf(html)).toMatch(/^Vision report Dear parents of/);
});

test('a Word list goes on from the number it has, and kinds and levels change where they do', () => {
  const item = (level: number, label: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l1 level${level} lfo2'><span style='mso-list:Ignore'>${label}<span>&nbsp;</span></span>${text}</p>`;
  const list = [
    item(1, '3.', 'c'),
    item(1, '4.', 'd'),
    item(1, '·', 'dot'),
    item(3, 'a)', 'deep'),
    item(1, '一、', '甲'),
  ];
  expect(cleanedClipboard(`${list.join('\n')}<p>after</p>`)).toBe(
    '<ol start="3"><li><p>c</p></li><li><p>d</p></li></ol><ul><li><p>dot</p><ol><li><p>deep</p></li></ol></li></ul><ol><li><p>甲</p></li></ol><p>after</p>',
  );
});

test('what runs, asks or is drawn is no text', () => {
  const words = wordsOf(cleanedClipboard(clipboard('web-page')));
  for (const gone of [
    'pasted',
    'Drawn words',
    'No frames',
    'Choose a clinic',
    'Typed words',
    'Subscribe',
    'display',
  ])
    expect(words).not.toContain(gone);
  for (const kept of ['Myopia in childhood', 'Two hours outdoors', 'Your email', '24.1 mm', 'Sources'])
    expect(words).toContain(kept);
});

test('pictures elsewhere are told apart from those that come along', () => {
  expect(['word', 'google-docs', 'web-page'].map(name => hasRemotePictures(clipboard(name)))).toEqual([
    true,
    false,
    true,
  ]);
  expect(picturesIn(clipboard('google-docs')).map(({ type }) => type)).toEqual(['image/png']);
});

test('text that only looks like markup, and markup without an end, cost no time', () => {
  const start = performance.now();
  for (const part of [
    '<p mso-list:l0 level1 ',
    '<script',
    '<!--',
    "<span style='mso-list:Ignore'>",
    '<img src=',
  ])
    cleanedClipboard(part.repeat(20_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});
