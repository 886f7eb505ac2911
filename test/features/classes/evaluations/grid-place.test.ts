import { expect, test } from 'vitest';
import {
  aboutColumn,
  afterScore,
  columnOf,
  moved,
  nextChild,
  readKey,
  scoredCell,
} from '../../../../web/features/classes/evaluations/grid-place.ts';

const shape = { rows: 4, activities: 2, isLocked: (row: number) => row === 2 };
const press = (key: string, more: Partial<Parameters<typeof readKey>[0]> = {}) => ({
  ...{ key, code: '', isComposing: false, ctrlKey: false, metaKey: false, altKey: false },
  ...more,
});

test('the evaluation grid has a column for absence, and columns for participation, fluency and observation of each activity', () => {
  expect(aboutColumn(0)).toBeUndefined();
  expect([1, 3, 4, 6].map(aboutColumn)).toEqual([
    { activity: 0, field: 'participation' },
    { activity: 0, field: 'observation' },
    { activity: 1, field: 'participation' },
    { activity: 1, field: 'observation' },
  ]);
  expect(columnOf(1, 'fluency')).toBe(5);
});

test('arrow keys stop at the edges of the evaluation grid, and at the first column of an absent child', () => {
  expect(moved({ row: 0, column: 0 }, { row: -1, column: -1 }, shape)).toEqual({ row: 0, column: 0 });
  expect(moved({ row: 3, column: 6 }, { row: 1, column: 1 }, shape)).toEqual({ row: 3, column: 6 });
  expect(moved({ row: 1, column: 5 }, { row: 1, column: 0 }, shape)).toEqual({ row: 2, column: 0 });
});

test('in the evaluation grid, a typed score moves the focus to the right, and Enter to the next child', () => {
  expect(afterScore({ row: 0, column: 1 })).toEqual({ row: 0, column: 2 });
  expect(afterScore({ row: 0, column: 5 })).toEqual({ row: 0, column: 6 });
  expect(nextChild({ row: 1, column: 5 }, shape)).toEqual({ row: 3, column: 1 });
  expect(nextChild({ row: 3, column: 5 }, shape)).toEqual({ row: 3, column: 5 });
});

test('after the last score of a child, the focus stays with this child; another typed score is for the next child', () => {
  const lastOfFirst = afterScore({ row: 0, column: 5 });
  expect(aboutColumn(lastOfFirst.column)).toEqual({ activity: 1, field: 'observation' });
  expect(scoredCell(lastOfFirst, true, shape)).toEqual({ row: 1, column: 1 });
  expect(scoredCell({ row: 1, column: 6 }, true, shape)).toEqual({ row: 3, column: 1 });
  expect(scoredCell({ row: 3, column: 6 }, true, shape)).toBeUndefined();
});

test('an observation to which no score led takes no typed score', () => {
  expect(scoredCell({ row: 0, column: 3 }, true, shape)).toEqual({ row: 0, column: 4 });
  expect(scoredCell({ row: 0, column: 3 }, false, shape)).toBeUndefined();
  expect(scoredCell({ row: 0, column: 2 }, false, shape)).toEqual({ row: 0, column: 2 });
  expect(scoredCell({ row: 0, column: 0 }, true, shape)).toBeUndefined();
});

test('the evaluation grid ignores keys while an input method (such as pinyin) composes text, and accepts them otherwise', () => {
  expect(readKey(press('4', { isComposing: true }), true)).toBeUndefined();
  expect(readKey(press('Enter', { isComposing: true }), true)).toBeUndefined();
  expect(readKey(press('Process', { code: 'Digit4' }), true)).toEqual({ act: 'score', score: 4 });
  expect(readKey(press('Process', { code: 'KeyA' }), true)).toEqual({ act: 'absent' });
  expect(readKey(press('４'), true)).toEqual({ act: 'score', score: 4 });
});

test('single-key shortcuts of the evaluation grid can be turned off; arrows and Enter still work', () => {
  expect(['4', 'a', 'o'].map(key => readKey(press(key), false))).toEqual([undefined, undefined, undefined]);
  expect(readKey(press('ArrowDown'), false)).toMatchObject({ act: 'move' });
  expect(readKey(press('Enter'), false)).toEqual({ act: 'next' });
  expect(readKey(press('6'), true)).toBeUndefined();
  expect(readKey(press('z', { ctrlKey: true }), false)).toEqual({ act: 'undo' });
  expect(readKey(press('a', { ctrlKey: true }), true)).toBeUndefined();
});
