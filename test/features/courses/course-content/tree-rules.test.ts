import { expect, test } from 'vitest';
import {
  faultOf,
  flatten,
  type Part,
  partsWithin,
  placePart,
  renumber,
  treeOf,
} from '../../../../shared/features/courses/course-content/tree.ts';

const part = (id: string, parentId: string | null, title = id, type: Part['type'] = 'folder'): Part => ({
  ...{ id, parentId, title, type },
});
const activity = (id: string, parentId: string | null, title = id) => part(id, parentId, title, 'activity');
const topActivities = (...titles: string[]) =>
  titles.map((title, index) => activity(`act_${index}`, null, title));

test('a course tree lists folders and activities in order, each with its depth', () => {
  const [late, early] = [part('b', null, '10 Late'), part('a', null, '2 Early')];
  const [inner, leaf, second] = [
    part('c', 'a', '1 In'),
    activity('x', 'c', '1 Leaf'),
    activity('y', 'a', '2'),
  ];
  expect(treeOf([late, second, leaf, inner, early])).toEqual([
    {
      part: early,
      depth: 0,
      children: [
        { part: inner, depth: 1, children: [{ part: leaf, depth: 2, children: [] }] },
        { part: second, depth: 1, children: [] },
      ],
    },
    { part: late, depth: 0, children: [] },
  ]);
  expect(flatten(treeOf([late, second, leaf, inner, early])).map(({ part: { id } }) => id)).toEqual([
    ...['a', 'c', 'x', 'y', 'b'],
  ]);
  expect(treeOf([])).toEqual([]);
});

test('a course tree leaves out parts whose folder is missing, or whose folder is in fact an activity', () => {
  const game = activity('x', null);
  expect(treeOf([game, part('a', 'gone'), activity('y', 'x')])).toEqual([
    { part: game, depth: 0, children: [] },
  ]);
});

test('a course tree is invalid if it has a cycle, a missing folder or a fourth level', () => {
  const chain = [part('a', null), part('b', 'a'), part('c', 'b')];
  expect(faultOf([])).toBeUndefined();
  expect(faultOf([...chain, activity('x', 'c')])).toBeUndefined();
  expect(faultOf([...chain, part('d', 'c')])).toBe('too-deep');
  expect(faultOf([activity('x', 'd'), ...chain, part('d', 'c')])).toBe('too-deep');
  expect(faultOf([part('a', 'b'), part('b', 'a')])).toBe('cycle');
  expect(faultOf([part('a', 'a')])).toBe('cycle');
  expect(faultOf([part('a', 'gone')])).toBe('no-folder');
  expect(faultOf([activity('x', null), activity('y', 'x')])).toBe('no-folder');
});

test('the subtree of a part contains the part and everything below it', () => {
  const [a, b, x, y, z] = [
    part('a', null),
    part('b', 'a'),
    activity('x', 'b'),
    activity('y', 'a'),
    part('z', null),
  ];
  const ids = (id: string) => partsWithin([z, x, y, b, a], id).map(one => one.id);
  expect(ids('a')).toEqual(['a', 'y', 'b', 'x']);
  expect(ids('b')).toEqual(['b', 'x']);
  expect(ids('x')).toEqual(['x']);
  expect(ids('gone')).toEqual([]);
});

test('a moved part gets an unused number in its title; if there is none between its neighbours, the parts after it are renumbered', () => {
  const parts = topActivities('1 a', '2 b', '3 c', '5 e', '6 f').toReversed();
  expect(placePart(parts, 'act_4', { parentId: null, index: 3 })).toEqual([
    { id: 'act_4', parentId: null, title: '4 f' },
  ]);
  expect(placePart(parts, 'act_4', { parentId: null, index: 0 })).toEqual([
    { id: 'act_4', parentId: null, title: '1 f' },
    { id: 'act_0', parentId: null, title: '2 a' },
    { id: 'act_1', parentId: null, title: '3 b' },
    { id: 'act_2', parentId: null, title: '4 c' },
  ]);
  expect(placePart(parts, 'act_9', { parentId: null, index: 0 })).toEqual([]);
});

test('a part that is moved into another folder gets a number in its title that fits the order of that folder', () => {
  const parts = [part('fld', null, '1 Folder'), ...topActivities('2 a', '7 b'), activity('in', 'fld', '1 c')];
  expect(placePart(parts, 'act_1', { parentId: 'fld', index: 1 })).toEqual([
    { id: 'act_1', parentId: 'fld', title: '2 b' },
  ]);
  expect(placePart(parts, 'in', { parentId: null, index: 1 })).toEqual([
    { id: 'in', parentId: null, title: '2 c' },
    { id: 'act_0', parentId: null, title: '3 a' },
  ]);
});

test('when a part is moved, later parts without a number in their title get a number, and earlier parts do not', () => {
  const parts = topActivities('3 a', 'b', 'c');
  expect(placePart(parts, 'act_0', { parentId: null, index: 0 })).toEqual([
    { id: 'act_0', parentId: null, title: '1 a' },
    { id: 'act_1', parentId: null, title: '2 b' },
    { id: 'act_2', parentId: null, title: '3 c' },
  ]);
  expect(placePart(parts, 'act_2', { parentId: null, index: 2 })).toEqual([
    { id: 'act_2', parentId: null, title: '4 c' },
  ]);
});

test('when a user numbers the titles in a folder, numbers start at 1, and titles with the right number stay unchanged', () => {
  const parts = [activity('in', 'act_0', '9 z'), ...topActivities('1 a', '6 c', '4 b').toReversed()];
  expect(renumber(parts, null)).toEqual([
    { id: 'act_2', parentId: null, title: '2 b' },
    { id: 'act_1', parentId: null, title: '3 c' },
  ]);
  expect(renumber(parts, 'act_0')).toEqual([{ id: 'in', parentId: 'act_0', title: '1 z' }]);
  expect(renumber([], null)).toEqual([]);
});
