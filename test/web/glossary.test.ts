import { expect, test } from 'vitest';
import { toTraditional } from '../../web/platform/i18n/to-traditional.ts';
import { terms, termsIn, unwanted } from './read-glossary.ts';
import { textPairs } from './read-texts.ts';

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const readOf = ({ at, en, zh }: { at: string; en: string; zh: string }) => `${at}: ${en} | ${zh}`;

test('the glossary checks read all terms of the glossary and all texts of the product', () => {
  expect(terms.length).toBeGreaterThan(100);
  expect(unwanted.length).toBeGreaterThan(20);
  expect(textPairs.length).toBeGreaterThan(1500);
});

test('a text with an English term of the glossary has the matching term in Chinese', () => {
  const lacking = textPairs.flatMap(pair =>
    termsIn(pair.en)
      .filter(term => !term.simplified.some(word => pair.zh.toLowerCase().includes(word.toLowerCase())))
      .map(term => `${readOf(pair)} (${term.english[0]} → ${term.simplified.join(' / ')})`),
  );
  expect(lacking).toEqual([]);
});

test.each(unwanted.filter(({ word }) => isChinese(word)))(
  'no Chinese text uses $word instead of $instead',
  ({ word }) => {
    expect(textPairs.filter(({ zh }) => zh.includes(word)).map(readOf)).toEqual([]);
  },
);

test.each(unwanted.filter(({ word }) => !isChinese(word)))(
  'no English text uses “$word” instead of “$instead”',
  ({ word }) => {
    const pattern = new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i');
    expect(textPairs.filter(({ en }) => pattern.test(en)).map(readOf)).toEqual([]);
  },
);

test('the Traditional terms in the glossary are those that the product shows', () => {
  for (const { simplified, traditional } of terms) {
    for (const word of simplified) expect(traditional, word).toContain(toTraditional(word));
  }
});

test('punctuation between Chinese words is full-width in all texts', () => {
  const halfWidth = /\p{Script=Han}[,.:;?!()]|[,:;?!()]\p{Script=Han}|\.\.\.|["']/u;
  const links = /<\/?\w+>/g;
  expect(textPairs.filter(({ zh }) => halfWidth.test(zh.replaceAll(links, ''))).map(readOf)).toEqual([]);
});

test('no Chinese text has a space beside a full-width bracket or begins with such a bracket', () => {
  const spaced = /\s[（）]|[（）]\s|^（/;
  const ofPage = textPairs.filter(({ at }) => !at.startsWith('report.'));
  expect(ofPage.filter(({ zh }) => spaced.test(zh)).map(readOf)).toEqual([]);
});

test('staff read 孩子 for the children in their care; 儿童 is for studies and children in general', () => {
  const general = /^(eye|premyopia|report)\.|^registration\.consent|^registration\.\S*howLong/;
  const found = textPairs.filter(({ at, zh }) => zh.includes('儿童') && !general.test(at));
  expect(found.map(readOf)).toEqual([]);
});

test('a booked visit is not called a return visit in Chinese, since it may be the first one', () => {
  const returning = /预约[^，。；“”]*复诊|复诊的?预约/;
  expect(textPairs.filter(({ zh }) => returning.test(zh)).map(readOf)).toEqual([]);
});

test('a Chinese message about a change has the name of a thing in quotation marks', () => {
  const bare = /^已(?:添加|修改|删除|恢复|复制|归档|移除|更新|保存|创建)\{\{?(?:name|title)\}/;
  const ofThings = textPairs.filter(({ at }) => !/^(?:people|learning)\./.test(at));
  expect(ofThings.filter(({ zh }) => bare.test(zh)).map(readOf)).toEqual([]);
});

test('English texts have typographic quotation marks, apostrophes, ellipses and minus signs', () => {
  const typed = /['"]|\.\.\.|(?<![\w,-])-\d(?!\d)/;
  expect(textPairs.filter(({ en }) => typed.test(en)).map(readOf)).toEqual([]);
});
