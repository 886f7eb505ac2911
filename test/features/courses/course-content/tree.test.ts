import { expect, test } from 'vitest';
import {
  byTitle,
  copiedTitle,
  numberOf,
  withNumber,
} from '../../../../shared/features/courses/course-content/natural-order.ts';
import {
  faultOf,
  type Part,
  placePart,
  renumber,
} from '../../../../shared/features/courses/course-content/tree.ts';

const named = (...titles: string[]) => titles.map((title, index) => ({ id: `act_${index}`, title }));
const inOrder = (...titles: string[]) =>
  named(...titles)
    .toSorted(byTitle)
    .map(({ title }) => title);
const part = (id: string, parentId: string | null, title = id, type: Part['type'] = 'folder'): Part => ({
  ...{ id, parentId, title, type },
});

test('titles are sorted as people number them: digits, full-width digits and Chinese numbers', () => {
  expect(inOrder('10 j', '2 b', '１ a', '9 i')).toEqual(['１ a', '2 b', '9 i', '10 j']);
  expect(inOrder('十、收尾', '二、跳读', '一、准备', '九、复习')).toEqual([
    '一、准备',
    '二、跳读',
    '九、复习',
    '十、收尾',
  ]);
  expect(inOrder('第十二课', '第二课', '第一百课')).toEqual(['第二课', '第十二课', '第一百课']);
  expect(['一起玩', '十二、听', '二十一课', '一百零三、完'].map(numberOf)).toEqual([null, 12, 21, 103]);
  expect(withNumber('二、跳读', 4)).toBe('4 跳读');
  expect(withNumber('３. Columns', 4)).toBe('4 Columns');
});

test('a part that is moved takes the free number, and pushes on only where there is none', () => {
  const parts = ['1 a', '2 b', '3 c', '5 e', '6 f'].map((title, index) =>
    part(`act_${index}`, null, title, 'activity'),
  );
  expect(placePart(parts, 'act_4', { parentId: null, index: 3 })).toEqual([
    { id: 'act_4', parentId: null, title: '4 f' },
  ]);
  expect(placePart(parts, 'act_4', { parentId: null, index: 0 }).map(({ title }) => title)).toEqual([
    '1 f',
    '2 a',
    '3 b',
    '4 c',
  ]);
  expect(renumber(parts, null).map(({ title }) => title)).toEqual(['4 e', '5 f']);
});

test('circles, folders that are not there and a fourth level are faults', () => {
  const chain = [part('a', null), part('b', 'a'), part('c', 'b')];
  expect(faultOf([...chain, part('x', 'c', 'x', 'activity')])).toBeUndefined();
  expect(faultOf([...chain, part('d', 'c')])).toBe('too-deep');
  expect(faultOf([part('a', 'b'), part('b', 'a')])).toBe('cycle');
  expect(faultOf([part('a', 'gone')])).toBe('no-folder');
});

test('a copy has the next number, and is no longer than a line', () => {
  const siblings = [{ title: '2 Jumps' }, { title: '十、收尾' }];
  expect(copiedTitle('2 Jumps', siblings, 'copy')).toBe('11 Jumps (copy)');
  expect(copiedTitle('Jumps', siblings, 'copy')).toBe('Jumps (copy)');
  expect([...copiedTitle('九'.repeat(250), siblings, '副本')].length).toBeLessThanOrEqual(250);
  expect([...copiedTitle(`1 ${'x'.repeat(248)}`, siblings, 'copy')].length).toBeLessThanOrEqual(250);
});
