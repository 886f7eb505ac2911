import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCursorOf, readCursor, writeCursor } from '../../../functions/platform/storage/cursor.ts';
import { newId } from '../../../functions/platform/storage/new-id.ts';
import { openRawTable } from '../../support/raw-table.ts';

const letters = [...'abcdefghij'];

test('paging through a range of keys stops at the end of the range, in both directions', async () => {
  const { table } = await openRawTable();
  const pk = `test-${randomUUID()}`;
  const items = letters.map(letter => ({ pk, sk: `IN#${letter}` }));
  await table.transact([...items, { pk, sk: 'A' }, { pk, sk: 'Z' }].map(put => ({ put })));
  for (const newestFirst of [false, true]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof table.query>> = await table.query(
        { pk, prefix: 'IN#' },
        { limit: 3, newestFirst, cursor },
      );
      seen.push(...page.items.map(item => item.sk.slice(3)));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual(newestFirst ? letters.toReversed() : letters);
  }
});

test('a query for a range of keys includes its first and its last key', async () => {
  const { table } = await openRawTable();
  const pk = `test-${randomUUID()}`;
  await table.transact(letters.map(sk => ({ put: { pk, sk } })));
  const { items } = await table.query({ pk }, { limit: 9, between: ['c', 'e'] });
  expect(items.map(item => item.sk)).toEqual(['c', 'd', 'e']);
});

test('a query for a range that ends before it begins returns nothing', async () => {
  const { table } = await openRawTable();
  const pk = `test-${randomUUID()}`;
  await table.transact(letters.map(sk => ({ put: { pk, sk } })));
  const page = await table.query({ pk }, { limit: 9, between: ['e', 'c'] });
  expect(page).toEqual({ items: [], next: null });
});

test('a cursor does not reveal the key of its partition and is valid only for its own range', () => {
  const range = { pk: 'C#clinic#S#a', prefix: 'an' };
  const cursor = writeCursor({ pk: range.pk, sk: 'ann#case_1' }, range);
  expect(cursor).not.toContain('clinic');
  expect(readCursor(cursor, range)).toEqual({ pk: range.pk, sk: 'ann#case_1' });
  const others = [
    { pk: 'C#other#S#a', prefix: 'an' },
    { pk: range.pk, prefix: 'a' },
    { pk: range.pk },
    { pk: range.pk, index: 'gsi1' as const },
  ];
  for (const other of others) {
    expect(isCursorOf(cursor, other)).toBe(false);
    expect(() => readCursor(cursor, other)).toThrow('Some fields are invalid');
  }
});

test('a cursor of an index contains the item’s keys and its position in the index', () => {
  const range = { pk: 'C#clinic#CASES#active', index: 'gsi1' as const };
  const lastKey = { pk: 'C#clinic#C#case_1', sk: 'CASE', gsi1pk: range.pk, gsi1sk: '2026#case_1' };
  expect(readCursor(writeCursor(lastKey, range), range)).toEqual(lastKey);
});

test('IDs of records are unique and sort by creation time', () => {
  const times = [0, 1, 1_000, 1_795_153_000_000, 1_795_153_000_001, 2 ** 48 - 1];
  const ids = times.map(at => newId('case', at));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every(id => /^case_[0-9A-Za-z]{22}$/.test(id))).toBe(true);
  expect(new Set(Array.from({ length: 1_000 }, () => newId('case', 5))).size).toBe(1_000);
});
