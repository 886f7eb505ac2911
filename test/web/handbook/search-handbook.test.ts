import { expect, test } from 'vitest';
import { readHandbook } from '../../../web/app/help/load-handbook.ts';
import { searchHandbook } from '../../../web/app/help/search-handbook.ts';
import { toTraditional } from '../../../web/platform/i18n/to-traditional.ts';
import { cpuSeconds } from '../../support/worst-inputs/growth.ts';
import { handbookFiles } from './handbook-files.ts';

const { pages: english } = readHandbook(handbookFiles('en'));
const { pages: chinese } = readHandbook(handbookFiles('zh'));

const first = (pages: typeof english, typed: string) => searchHandbook(pages, typed)[0]?.page;

test.each([
  ['register a child', 'register-a-child'],
  ['How do I register a child?', 'register-a-child'],
  ['QR', 'register-by-qr'],
  ['poster', 'register-by-qr'],
  ['axial', 'enter-an-eye-report'],
  ['SEND report', 'email-a-report'],
  ['overdue', 'recall-children'],
  ['templ', 'write-a-note'],
  ['copy week', 'plan-a-week'],
  ['absent', 'evaluate-a-class'],
  ['password', 'sign-in'],
])('searching the handbook for “%s” finds the page %s first', (typed, page) => {
  expect(first(english, typed)).toBe(page);
});

test.each([
  ['怎么登记孩子', 'register-a-child'],
  ['扫码', 'register-by-qr'],
  ['海报', 'register-by-qr'],
  ['发送报告', 'email-a-report'],
  ['用模板写记录', 'write-a-note'],
  ['密码', 'sign-in'],
  ['缺席', 'evaluate-a-class'],
  ['复制这一周', 'plan-a-week'],
  ['pdf', 'email-a-report'],
])(
  'searching the Chinese handbook for “%s” finds the page %s first, although Chinese has no spaces',
  (typed, page) => {
    expect(searchHandbook(chinese, typed).map(found => found.page)).toContain(page);
    if (typed !== 'pdf') expect(first(chinese, typed)).toBe(page);
  },
);

test('a search for words in Traditional Chinese finds pages of the handbook in Traditional Chinese', () => {
  const files = Object.fromEntries(
    Object.entries(handbookFiles('zh')).map(([name, text]) => [name, toTraditional(text)]),
  );
  const { pages } = readHandbook(files);
  expect(Object.keys(pages)).toEqual(Object.keys(chinese));
  expect(first(pages, '怎樣登記孩子')).toBe('register-a-child');
});

test('a search of the handbook finds nothing for unknown words, punctuation, and words that are common in questions', () => {
  for (const typed of ['zebra', '', '  ', '?!', 'how do I', '怎么', '斑马', '.*', '(']) {
    expect(searchHandbook(english, typed)).toEqual([]);
    expect(searchHandbook(chinese, typed)).toEqual([]);
  }
});

test('the handbook is searched quickly for a long pasted text', async () => {
  expect(await cpuSeconds(() => searchHandbook(english, 'register child '.repeat(7)))).toBeLessThan(0.2);
});

test('for each handbook page found, the line with most of the searched words is shown', () => {
  const [found] = searchHandbook(english, 'poster hang');
  expect(found?.line).toMatch(/poster/i);
});
