import * as z from 'zod';
import { AppError } from '../../../../shared/core/errors.ts';

/** A position in the timeline. At the same instant, the entry with the greater id comes first. */
export interface TimelinePlace {
  /** Time of the entry, ISO 8601 in UTC. */
  at: string;
  id: string;
}

interface Logged {
  at: string;
  cursor: string;
}

interface TimelineParts<Thing extends TimelinePlace, Entry extends Logged> {
  /** Text that identifies the case and the filter. A cursor with another text is rejected. */
  of: string;
  /** All dated entries of the child, in any order. */
  things: readonly Thing[];
  /** Reads a page of the journal, newest first. */
  readJournal: (cursor: string | null) => Promise<{ entries: Entry[]; next: string | null }>;
  isWanted: (entry: Entry) => boolean;
  limit: number;
  cursor: string | null;
}

interface TimelinePage<Thing, Entry> {
  rows: ({ thing: Thing } | { entry: Entry })[];
  next: string | null;
}

/** Maximum number of journal pages read per request, even if the filter excludes most entries. */
const maxReads = 4;

/**
 * `of`: the same text as in `TimelineParts`; `journal`: position in the journal; `before`: last entry shown.
 */
const Cursor = z.strictObject({
  of: z.string(),
  journal: z.string().nullable(),
  before: z.strictObject({ at: z.string(), id: z.string() }),
});

/**
 * A page of dated entries (`things`) and journal entries together, newest first. At the same instant,
 * `things` come first. A page may be short; the last page has no cursor.
 * @throws request.invalid if the cursor belongs to another timeline
 */
export async function mergeTimeline<Thing extends TimelinePlace, Entry extends Logged>({
  of,
  things,
  readJournal,
  isWanted,
  limit,
  cursor,
}: TimelineParts<Thing, Entry>): Promise<TimelinePage<Thing, Entry>> {
  const start = cursor === null ? { journal: null, before: null } : decode(cursor, of);
  let journal = start.journal;
  let before: TimelinePlace | null = start.before;
  const rows: TimelinePage<Thing, Entry>['rows'] = [];
  const pageUpTo = (place: TimelinePlace | null) => ({
    rows,
    next: place && JSON.stringify({ of, journal, before: place }),
  });
  for (let reads = 1; ; reads++) {
    const { entries, next } = await readJournal(journal);
    const passed = before;
    /**
     * Time of the oldest journal entry read so far. Older dated entries are added after the next read of the
     * journal, because journal entries may come before them.
     */
    const last = next === null ? undefined : (entries.at(-1)?.at ?? passed?.at ?? '~');
    const found = [
      ...things
        .filter(thing => (!passed || isBefore(thing, passed)) && (last === undefined || thing.at >= last))
        .map(thing => ({ place: { at: thing.at, id: thing.id }, row: { thing } })),
      ...entries
        .filter(({ at }) => !passed || at <= passed.at)
        .map(entry => ({ place: { at: entry.at, id: '' }, row: { entry } })),
    ].toSorted((one, other) =>
      isBefore(other.place, one.place) ? -1 : isBefore(one.place, other.place) ? 1 : 0,
    );
    for (const { place, row } of found) {
      if (rows.length === limit) return pageUpTo(before);
      before = place;
      if ('entry' in row) journal = row.entry.cursor;
      if (!('entry' in row) || isWanted(row.entry)) rows.push(row);
    }
    if (next === null) return pageUpTo(null);
    journal = next;
    if (rows.length === limit || reads === maxReads) return pageUpTo(before ?? { at: '~', id: '' });
  }
}

const isBefore = (one: TimelinePlace, other: TimelinePlace) =>
  one.at < other.at || (one.at === other.at && one.id < other.id);

function decode(text: string, of: string): z.output<typeof Cursor> {
  try {
    const cursor = Cursor.parse(JSON.parse(text));
    if (cursor.of === of) return cursor;
  } catch {}
  throw new AppError('request.invalid', { fields: { cursor: 'validation.cursor' } });
}
