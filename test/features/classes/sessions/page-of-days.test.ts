import { expect, test } from 'vitest';
import { pageOfDays } from '../../../../functions/features/classes/sessions/page-of-days.ts';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { monday } from './samples.ts';

const rowOn = (date: string, title: string): SessionRow => ({
  ...{ id: 'ses_1', title, date, start: '09:00', end: '10:00', room: '', version: 1 },
  ...{ owner: { id: 'm', fullName: 'Helen' }, series: null, cancelled: null },
  ...{ createdAt: '2027-01-01T00:00:00.000Z', updatedAt: '2027-01-01T00:00:00.000Z' },
  ...{ classes: [], cases: [], children: 1, hidden: 0, activities: 0, evaluated: 'none', overlaps: [] },
});
const days = (count: number, perDay: number, title: string) =>
  Array.from({ length: count }, (_, day) =>
    Array.from({ length: perDay }, () => rowOn(daysAfter(monday, day), title)),
  ).flat();

test('the list of several weeks with a usual number of sessions fits into one response', () => {
  const rows = days(42, 20, 'Reading club');
  expect(pageOfDays(rows)).toMatchObject({ data: rows, meta: { next: null, total: 840 } });
});

test('a list of sessions above about a megabyte is split between two days, and repeats no session', () => {
  const rows = days(62, 200, '明'.repeat(100));
  const read: SessionRow[] = [];
  let next: string | null = monday;
  while (next !== null) {
    const from: string = next;
    const { data, meta } = pageOfDays(rows.filter(({ date }) => date >= from));
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(1_000_000);
    expect(data.at(-1)?.date).not.toBe(meta.next);
    read.push(...data);
    next = meta.next;
  }
  expect(read).toEqual(rows);
});
