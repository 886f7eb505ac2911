import { expect, test } from 'vitest';
import {
  byTitle,
  copiedTitle,
  numberOf,
  withNumber,
} from '../../../../shared/features/courses/course-content/natural-order.ts';

const inOrder = (...titles: string[]) =>
  titles
    .map((title, index) => ({ id: `act_${index}`, title }))
    .toSorted(byTitle)
    .map(({ title }) => title);

test('titles in a course are sorted by their first number, written in digits, full-width digits or Chinese numerals', () => {
  expect(inOrder('10 j', '2 b', '１ a', '9 i')).toEqual(['１ a', '2 b', '9 i', '10 j']);
  expect(inOrder('十、收尾', '二、跳读', '一、准备', '九、复习')).toEqual([
    '一、准备',
    '二、跳读',
    '九、复习',
    '十、收尾',
  ]);
  expect(inOrder('第十二课', '第二课', '第一百课')).toEqual(['第二课', '第十二课', '第一百课']);
  expect(inOrder('（十）收尾', '（二）跳读')).toEqual(['（二）跳读', '（十）收尾']);
  expect(inOrder('第三课', '第10课', '第2课', '第一课')).toEqual(['第一课', '第2课', '第三课', '第10课']);
});

test('parts of a course with equal titles are sorted by ID', () => {
  const one = { id: 'act_1', title: '1 Jumps' };
  const other = { ...one, id: 'act_2' };
  expect([other, one].toSorted(byTitle)).toEqual([one, other]);
  expect([one, other].toSorted(byTitle)).toEqual([one, other]);
  expect(byTitle(one, { ...one, title: ' １ JUMPS' })).toBe(0);
});

test.each([
  ['12 Jumps', 12],
  ['  7 Jumps', 7],
  ['１２ Jumps', 12],
  ['第2课', 2],
  ['(3) Jumps', 3],
  ['【３】Jumps', 3],
  ['(3D) Jumps', null],
  ['Jumps 2', null],
  ['', null],
])('the number that the title “%s” begins with is %s', (title, number) => {
  expect(numberOf(title)).toBe(number);
});

test.each([
  ['零', 0],
  ['二、听', 2],
  ['两课', 2],
  ['兩課', 2],
  ['第二课', 2],
  ['十', 10],
  ['十二、听', 12],
  ['二十、听', 20],
  ['二十一课', 21],
  ['一二、听', 12],
  ['二〇二', 202],
  ['百、听', 100],
  ['一百、听', 100],
  ['一百零三、完', 103],
  ['两百三十五、完', 235],
  ['三百零五、完', 305],
])('the title “%s” begins with the number %i', (title, number) => {
  expect(numberOf(title)).toBe(number);
});

test.each(['一起玩', '百百', '十二三', '一百二三'])('the title “%s” does not begin with a number', title => {
  expect(numberOf(title)).toBeNull();
});

test.each([
  ['12 Jumps', '4 Jumps'],
  ['３. Columns', '4 Columns'],
  [' 3) Columns ', '4 Columns'],
  ['3、Columns', '4 Columns'],
  ['二、跳读', '4 跳读'],
  ['（三）跳读', '4 跳读'],
  ['(3) Columns', '4 Columns'],
  ['【3】Columns', '4 Columns'],
  ['(3D) Columns', '4 (3D) Columns'],
  ['第二课 跳读', '第四课 跳读'],
  ['第２课 跳读', '第4课 跳读'],
  ['第2', '第4'],
  ['第一次玩', '4 第一次玩'],
  ['Jump 3. times', '4 Jump 3. times'],
  ['一起玩', '4 一起玩'],
  [' 3 ', '4 3'],
  ['', '4'],
])('if the number 4 is put into the title “%s”, the title becomes “%s”', (title, numbered) => {
  expect(withNumber(title, 4)).toBe(numbered);
});

test('a title with a Chinese numeral is renumbered with a Chinese numeral too, up to 999', () => {
  const numbers = [1, 9, 10, 11, 20, 42, 100, 103, 110, 115, 230, 999, 1_000];
  expect(numbers.map(number => withNumber('第二课', number))).toEqual([
    ...['第一课', '第九课', '第十课', '第十一课', '第二十课', '第四十二课', '第一百课', '第一百零三课'],
    ...['第一百一十课', '第一百一十五课', '第二百三十课', '第九百九十九课', '第1000课'],
  ]);
  for (let number = 1; number < 1_000; number++)
    expect(numberOf(withNumber('第二课', number)), String(number)).toBe(number);
});

test('if a part of a course has a number in its title, a copy gets the number after the highest number in the folder', () => {
  const siblings = [{ title: '2 Jumps' }, { title: '十、收尾' }, { title: 'Games' }];
  expect(copiedTitle('2 Jumps', siblings, 'copy')).toBe('11 Jumps (copy)');
  expect(copiedTitle('2 Jumps', [{ title: '2 Jumps' }], 'copy')).toBe('3 Jumps (copy)');
  expect(copiedTitle('Jumps', siblings, 'copy')).toBe('Jumps (copy)');
});

test('the title of a copied part of a course is shortened to the allowed length, without cutting a character in half', () => {
  expect(copiedTitle('x'.repeat(250), [], 'copy')).toBe(`${'x'.repeat(234)} (copy)`);
  expect(copiedTitle('𠮷'.repeat(250), [], '副本')).toBe(`${'𠮷'.repeat(236)} (副本)`);
  const siblings = [{ title: '999999 Last' }];
  const longest = copiedTitle(`1 ${'x'.repeat(248)}`, siblings, 'copy');
  expect(longest).toBe(`1000000 ${'x'.repeat(232)} (copy)`);
  expect(longest.length).toBeLessThanOrEqual(250);
});
