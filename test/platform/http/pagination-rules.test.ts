import { expect, test } from 'vitest';
import {
  cursorPage,
  numberedPage,
  readPageCursor,
  singlePage,
} from '../../../functions/platform/http/pagination.ts';

const rows = ['a', 'b', 'c'];
const metaOf = (page: number, next: string | null, total: number | null) =>
  cursorPage(rows, { page, perPage: 3, next, total }).meta;

test('a response that contains all rows of a list says that there is only one page', () => {
  expect(singlePage(rows)).toEqual({
    data: rows,
    meta: { current_page: 1, last_page: 1, per_page: 3, total: 3, next: null },
  });
});

test('the last numbered page ends with the last row, and an empty list has one page', () => {
  expect(numberedPage(rows, 2, 3, 7)).toEqual({
    data: rows,
    meta: { current_page: 2, last_page: 3, per_page: 3, total: 7, next: null },
  });
  expect(numberedPage(rows, 1, 3, 6).meta.last_page).toBe(2);
  expect(numberedPage([], 1, 3, 0).meta.last_page).toBe(1);
});

test('a cursor contains the number of its page', () => {
  expect(readPageCursor('12.abc.def')).toEqual({ page: 12, place: 'abc.def' });
  expect(readPageCursor(null)).toEqual({ page: 1, place: null });
  expect(readPageCursor('abc')).toEqual({ page: 1, place: 'abc' });
  expect(readPageCursor('1234567.abc')).toEqual({ page: 1, place: '1234567.abc' });
  expect(metaOf(2, 'abc', null).next).toBe('3.abc');
});

test('if a list has only one page, the total is the number of rows on this page', () => {
  expect(metaOf(1, null, null)).toEqual({ current_page: 1, last_page: 1, per_page: 3, total: 3, next: null });
  expect(metaOf(1, null, 99).total).toBe(3);
});

test('for a list without a total, the number of pages is known only on the last page', () => {
  expect(metaOf(1, 'abc', null)).toMatchObject({ last_page: null, total: null });
  expect(metaOf(4, null, null)).toMatchObject({ current_page: 4, last_page: 4, total: null });
});

test('the number of pages is computed from the total of a list, and is never below the number of the next page', () => {
  expect(metaOf(1, 'abc', 10)).toMatchObject({ last_page: 4, total: 10 });
  expect(metaOf(4, 'abc', 10).last_page).toBe(5);
  expect(metaOf(4, null, 10)).toMatchObject({ last_page: 4, total: 10 });
});
