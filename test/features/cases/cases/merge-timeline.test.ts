import { expect, test } from 'vitest';
import { mergeTimeline } from '../../../../functions/features/cases/cases/merge-timeline.ts';

const at = (day: number, hour = 12) =>
  `2026-01-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** Fake journal with an event at each of these instants, newest first, in pages of `pageSize`. */
function journalOf(instants: string[], pageSize: number) {
  const all = instants.toSorted().toReversed();
  const entries = all.map((one, index) => ({ at: one, act: `j${index}`, cursor: String(index + 1) }));
  return async (cursor: string | null) => {
    const from = Number(cursor ?? 0);
    const page = entries.slice(from, from + pageSize);
    return { entries: page, next: from + pageSize < entries.length ? String(from + pageSize) : null };
  };
}

interface Options {
  things: { at: string; id: string }[];
  instants: string[];
  limit: number;
  pageSize?: number;
  isWanted?: (entry: { act: string }) => boolean;
}

/** Reads a timeline to its end; returns the lines of all pages, and the length of each page. */
async function readAll({ things, instants, limit, pageSize = limit, isWanted = () => true }: Options) {
  const read = journalOf(instants, pageSize);
  const told: string[] = [];
  const sizes: number[] = [];
  const readPage = (cursor: string | null) =>
    mergeTimeline({ of: 'c', things, readJournal: read, isWanted, limit, cursor });
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor);
    told.push(
      ...page.rows.map(row =>
        'thing' in row ? `${row.thing.at} ${row.thing.id}` : `${row.entry.at} ${row.entry.act}`,
      ),
    );
    sizes.push(page.rows.length);
    cursor = page.next;
  } while (cursor !== null);
  return { told, sizes };
}

const thingsOn = (...days: number[]) => days.map(day => ({ at: at(day, 23), id: `t${day}` }));

test('a timeline sorts records and journal events by day and contains each exactly once, for every page size', async () => {
  const things = thingsOn(1, 2, 9, 10, 20);
  const instants = [3, 4, 5, 9, 10, 11].map(day => at(day));
  const { told } = await readAll({ things, instants, limit: 100 });
  expect(told).toHaveLength(11);
  expect(told).toEqual(told.toSorted().toReversed());
  for (const limit of [1, 2, 3, 4, 7]) {
    const { told: same, sizes } = await readAll({ things, instants, limit });
    expect(same, `pages of ${limit}`).toEqual(told);
    expect(Math.max(...sizes)).toBe(limit);
  }
});

test('a timeline is returned in pages even if it has only records or only journal events', async () => {
  expect((await readAll({ things: thingsOn(1, 2, 3), instants: [], limit: 2 })).sizes).toEqual([2, 1]);
  expect((await readAll({ things: [], instants: [at(1), at(2), at(3)], limit: 2 })).sizes).toEqual([2, 1]);
  expect(await readAll({ things: [], instants: [], limit: 2 })).toEqual({ told: [], sizes: [0] });
});

test('if several records and events have the same timestamp, a timeline contains each of them exactly once', async () => {
  const things = ['a', 'b', 'c'].map(id => ({ at: at(5), id }));
  const instants = [at(5), at(5), at(5), at(4)];
  const { told } = await readAll({ things, instants, limit: 100 });
  expect(told.map(line => line.split(' ')[1])).toEqual(['c', 'b', 'a', 'j0', 'j1', 'j2', 'j3']);
  for (const limit of [1, 2, 3]) expect((await readAll({ things, instants, limit })).told).toEqual(told);
});

test('the timeline stays sorted by time across its pages, even if few journal events match a filter', async () => {
  const instants = Array.from({ length: 40 }, (_, index) => at(1 + (index % 28), index % 24));
  const things = thingsOn(2, 15, 27);
  const isWanted = ({ act }: { act: string }) => act === 'j38';
  const { told, sizes } = await readAll({ things, instants, limit: 5, pageSize: 6, isWanted });
  expect(told).toHaveLength(4);
  expect(told).toEqual(told.toSorted().toReversed());
  expect(sizes.length).toBeGreaterThan(1);
});

test('an event that happens after a timeline’s first page is read does not appear among older events on the next page', async () => {
  const things = thingsOn(1, 2, 20, 21);
  const first = await mergeTimeline({
    ...{ of: 'c', things, isWanted: () => true, limit: 2, cursor: null },
    readJournal: journalOf([at(3)], 2),
  });
  const second = await mergeTimeline({
    ...{ of: 'c', things, isWanted: () => true, limit: 9, cursor: first.next },
    readJournal: journalOf([at(3), at(28)], 9),
  });
  expect(second.rows).toHaveLength(3);
});

test('a malformed cursor or a cursor of another timeline is rejected', async () => {
  const read = (of: string, cursor: string | null) =>
    mergeTimeline({
      ...{ of, things: thingsOn(1, 2), isWanted: () => true, limit: 1, cursor },
      readJournal: journalOf([], 1),
    });
  const { next } = await read('c', null);
  expect((await read('c', next)).rows).toHaveLength(1);
  for (const [of, cursor] of [
    ['d', next],
    ['c', '{}'],
    ['c', 'nothing'],
  ] as const)
    await expect(read(of, cursor)).rejects.toMatchObject({ code: 'request.invalid' });
});
