import { expect, test } from 'vitest';
import { toTraditional } from '../../web/platform/i18n/to-traditional.ts';
import { terms, termsIn, unwanted } from './read-glossary.ts';
import { textPairs } from './read-texts.ts';

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const readOf = ({ at, en, zh }: { at: string; en: string; zh: string }) => `${at}: ${en} | ${zh}`;

test('the glossary and the texts are found', () => {
  expect(terms.length).toBeGreaterThan(100);
  expect(unwanted.length).toBeGreaterThan(20);
  expect(textPairs.length).toBeGreaterThan(1500);
});

test('a term in English has its Chinese term beside it', () => {
  const lacking = textPairs.flatMap(pair =>
    termsIn(pair.en)
      .filter(term => !term.simplified.some(word => pair.zh.toLowerCase().includes(word.toLowerCase())))
      .map(term => `${readOf(pair)} (${term.english[0]} → ${term.simplified.join(' / ')})`),
  );
  expect(lacking).toEqual([]);
});

test.each(unwanted.filter(({ word }) => isChinese(word)))('no text says $word, but $instead', ({ word }) => {
  expect(textPairs.filter(({ zh }) => zh.includes(word)).map(readOf)).toEqual([]);
});

test.each(unwanted.filter(({ word }) => !isChinese(word)))(
  'no text says “$word”, but “$instead”',
  ({ word }) => {
    const pattern = new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i');
    expect(textPairs.filter(({ en }) => pattern.test(en)).map(readOf)).toEqual([]);
  },
);

test('Traditional terms in the glossary are what the product writes', () => {
  for (const { simplified, traditional } of terms) {
    for (const word of simplified) expect(traditional, word).toContain(toTraditional(word));
  }
});

test('punctuation between Chinese words is full-width', () => {
  const halfWidth = /\p{Script=Han}[,.:;?!()]|[,:;?!()]\p{Script=Han}|\.\.\.|["']/u;
  const links = /<\/?\w+>/g;
  expect(textPairs.filter(({ zh }) => halfWidth.test(zh.replaceAll(links, ''))).map(readOf)).toEqual([]);
});

test('English has typographic quotation marks, apostrophes, dots and minus signs', () => {
  const typed = /['"]|\.\.\.|(?<![\w,-])-\d(?!\d)/;
  expect(textPairs.filter(({ en }) => typed.test(en)).map(readOf)).toEqual([]);
});
