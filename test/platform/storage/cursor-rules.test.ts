import { expect, test } from 'vitest';
import {
  cursorAfter,
  isCursorOf,
  readCursor,
  writeCursor,
} from '../../../functions/platform/storage/cursor.ts';

const range = { pk: 'O#bright#CASES', prefix: 'N#' };
const indexed = { pk: 'O#bright#NAMES', index: 'gsi1' as const };
const lastKey = { pk: 'O#bright#CASES', sk: 'N#mei' };
const lastIndexed = { pk: 'p', sk: 's', gsi1pk: 'O#bright#NAMES', gsi1sk: 'mei' };
const forged = (place: unknown, of: unknown) =>
  JSON.stringify(of === undefined ? place : { ...(place as object), of });
const markOf = (cursor: string) => JSON.parse(cursor).of as string;
const mark = markOf(writeCursor(lastKey, range));

test('reading a cursor returns the position for which it was written', () => {
  expect(readCursor(writeCursor(lastKey, range), range)).toEqual(lastKey);
  expect(readCursor(writeCursor(lastIndexed, indexed), indexed)).toEqual(lastIndexed);
});

test('a list cursor for the position after an item contains only the keys of that item', () => {
  const cursor = cursorAfter({ ...lastIndexed, fullName: 'Mei Wong' }, indexed);
  expect(readCursor(cursor, indexed)).toEqual(lastIndexed);
  expect(cursor).not.toContain('Mei');
});

test('a cursor does not contain the partition key', () => {
  expect(writeCursor(lastKey, range)).not.toContain('bright');
});

test.each([
  ['another partition', { ...range, pk: 'O#other#CASES' }],
  ['another prefix', { ...range, prefix: 'M#' }],
  ['no prefix', { pk: range.pk }],
  ['an index', { ...range, index: 'gsi1' as const }],
])('a cursor is invalid for %s', (_, other) => {
  const cursor = writeCursor(lastKey, range);
  expect(isCursorOf(cursor, other)).toBe(false);
  expect(() => readCursor(cursor, other)).toThrow(
    expect.objectContaining({ code: 'request.invalid', fields: { cursor: 'validation.cursor' } }),
  );
});

test.each([
  ['without a mark', { sk: 'N#mei' }, undefined],
  ['with another mark', { sk: 'N#mei' }, 'abc'],
  ['with an additional field', { sk: 'N#mei', pk: 'O#other#CASES' }, mark],
  ['without a sort key', {}, mark],
  ['with a sort key that is not text', { sk: 7 }, mark],
  ['with an empty sort key', { sk: '' }, mark],
  ['with a sort key outside its prefix', { sk: 'M#mei' }, mark],
  ['with a sort key longer than DynamoDB allows', { sk: `N#${'a'.repeat(1_023)}` }, mark],
  ['that is null', null, undefined],
])('a cursor %s is rejected', (_, place, of) => {
  expect(isCursorOf(forged(place, of), range)).toBe(false);
});

test('a cursor can be written for the longest key that DynamoDB allows', () => {
  expect(isCursorOf(forged({ sk: `N#${'a'.repeat(1_022)}` }, mark), range)).toBe(true);
});

test('text that is not JSON is not accepted as a cursor', () => {
  for (const text of ['', '!', 'abc']) expect(isCursorOf(text, range)).toBe(false);
});
