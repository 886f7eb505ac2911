import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import { cursorAfter } from '../../../platform/storage/cursor.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { journalOf } from '../keys.ts';

const names = z.array(z.string()).default([]);

/** `added` and `removed` contain ids of members. */
const Detail = z.object({
  fields: names,
  added: names,
  removed: names,
  mails: names,
  kinds: names,
  report: z.string().nullable().default(null),
  purpose: z.string().nullable().default(null),
  /** The term to which a family consented, and its version. */
  term: z.string().optional(),
  textVersion: z.string().optional(),
  /** Number or day of the record whose reports were sent. */
  reference: z.string().optional(),
  /** Set if a recipient of the reports had an earlier version of them. */
  sentAs: z.literal('correction').optional(),
  /** Day of a booked visit: the new day (`bookedFor`), and the day that it replaced (`bookedBefore`). */
  bookedFor: PlainDate.optional(),
  bookedBefore: PlainDate.optional(),
  /** Day of the visit at which the child was seen. */
  seenOn: PlainDate.optional(),
  /** Time of a phone call to the family; the record of the call has the same time. */
  calledAt: z.string().optional(),
});

const Entry = z.object({
  id: z.string(),
  act: z.string(),
  by: z.string(),
  at: z.string(),
  detail: Detail.prefault({}),
});
export type JournalEntry = z.output<typeof Entry> & { cursor: string };

/** Cursor with one position per record: '' before the first entry of the record, null after the last. */
const Places = z.array(z.string().nullable());
type Place = z.output<typeof Places>[number];

const compareNewest = (one: JournalEntry, other: JournalEntry) =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1;

export class JournalStore extends OrganizationStore {
  /** Events of one record, newest first. The newest events may still be missing. */
  async listFor(
    record: string,
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<{ entries: JournalEntry[]; next: string | null }> {
    const range = journalOf(this.organization, record);
    const { items, next } = await this.table.query(range, { limit, newestFirst: true, cursor });
    const entries = items.map(item => ({ ...Entry.parse(item.row), cursor: cursorAfter(item, range) }));
    return { entries, next };
  }

  /** Merges the events of several records, newest first. The cursor contains a position per record. */
  async listForAll(
    records: readonly string[],
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<{ entries: JournalEntry[]; next: string | null }> {
    const [only, ...others] = records;
    if (only !== undefined && others.length === 0) return this.listFor(only, { limit, cursor });
    let places = cursor === null ? records.map((): Place => '') : Places.parse(JSON.parse(cursor));
    const pages = await Promise.all(
      records.map((record, at) =>
        places[at] === null || places[at] === undefined
          ? { entries: [], next: null }
          : this.listFor(record, { limit, cursor: places[at] || null }),
      ),
    );
    const read = pages.flatMap((page, at) =>
      page.entries.map((entry, index) => ({
        entry,
        at,
        after: index === page.entries.length - 1 && page.next === null ? null : entry.cursor,
      })),
    );
    const shown = read.toSorted((one, other) => compareNewest(one.entry, other.entry)).slice(0, limit);
    places = places.map((place, at) => (pages[at]?.entries.length === 0 ? null : place));
    const entries = shown.map(({ entry, at, after }) => {
      places = places.with(at, after);
      return { ...entry, cursor: JSON.stringify(places) };
    });
    return { entries, next: places.some(place => place !== null) ? JSON.stringify(places) : null };
  }
}
