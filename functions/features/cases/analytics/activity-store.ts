import * as z from 'zod';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { Instant } from '../../../../shared/core/fields.ts';
import { caseIdOf } from '../../../../shared/core/ids.ts';
import { cursorAfter, parseCursor } from '../../../platform/storage/cursor.ts';
import { firstEventAt, JournalLine, monthBefore } from '../../../platform/storage/journal-lines.ts';
import type { Range } from '../../../platform/storage/key.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { auditRanges } from '../../operations/keys.ts';

export interface ActivityLine extends z.output<typeof JournalLine> {
  caseId: string;
}

export interface ActivityQuery {
  by: string | null;
  /** Start of the period (inclusive), and its end (exclusive). */
  from: string;
  until: string;
  limit: number;
  acts: ReadonlySet<string>;
  see: (caseIds: string[]) => Promise<ReadonlySet<string>>;
}

/** Cursor: end of the period still to list, month of the journal to read next, and position in it. */
const Place = z.strictObject({
  until: Instant,
  month: z.string().regex(/^\d{4}-\d\d$/),
  after: z.string().nullable(),
});
type Place = z.output<typeof Place>;

/**
 * Maximum number of days on a page. A page ends at a date, not after a number of rows, because the length of
 * a page would otherwise reveal how many rows are hidden.
 */
const windowDays = 31;
const rowsAtOnce = 200;
/**
 * Maximum number of journal rows read per request. A page covers fewer days only if an organisation has more
 * rows than this in a month.
 */
const maxRows = 4_000;

export class ActivityStore extends OrganizationStore {
  /** A page of events, newest first. @throws request.invalid if the cursor belongs to another list */
  async listPage(
    query: ActivityQuery,
    cursor: string | null,
  ): Promise<{ lines: ActivityLine[]; next: string | null }> {
    let place = cursor === null ? newPlace(query.until) : parseCursor(Place, cursor);
    const start = new Date(Date.parse(place.until) - windowDays * dayMs).toISOString();
    const from = query.from > start ? query.from : start;
    const lines: ActivityLine[] = [];
    for (let read = 0; read < maxRows; ) {
      const range = this.#rangeOf(query, place.month);
      const { items, next } = await this.table.query(range, {
        limit: rowsAtOnce,
        newestFirst: true,
        cursor: place.after,
        between: [from, place.until],
      });
      read += items.length;
      const rows = items.map(item => ({
        line: JournalLine.parse(item.row ?? item),
        after: cursorAfter(item, range),
      }));
      const visible = await this.#seenOf(rows, query);
      for (const { line, after } of rows) {
        const caseId = caseIdOf(line.record);
        if (caseId === undefined || !visible.has(line.id)) continue;
        lines.push({ ...line, caseId });
        if (lines.length === query.limit) return { lines, next: JSON.stringify({ ...place, after }) };
      }
      if (next !== null) {
        place = { ...place, after: next };
        continue;
      }
      const isWhole = query.by !== null || place.month <= from.slice(0, 7);
      if (isWhole) return { lines, next: from > query.from ? JSON.stringify(newPlace(from)) : null };
      place = { ...place, month: monthBefore(place.month), after: null };
    }
    return { lines, next: JSON.stringify(place) };
  }

  /** Time of the organisation's first journal event: the creation of the organisation. */
  async firstEventAt(): Promise<string> {
    return (await firstEventAt(this.table, this.organization)) ?? this.now();
  }

  async #seenOf(
    rows: { line: z.output<typeof JournalLine> }[],
    { acts, see }: ActivityQuery,
  ): Promise<ReadonlySet<string>> {
    const candidates = rows.flatMap(({ line: { id, act, record } }) => {
      const caseId = acts.has(act) ? caseIdOf(record) : undefined;
      return caseId === undefined ? [] : [{ id, caseId }];
    });
    const cases = await see([...new Set(candidates.map(({ caseId }) => caseId))]);
    return new Set(candidates.filter(({ caseId }) => cases.has(caseId)).map(({ id }) => id));
  }

  #rangeOf({ by }: ActivityQuery, month: string): Range {
    const o = this.organization;
    return (by === null ? auditRanges.month(o, month) : auditRanges.person(o, by)).changes;
  }
}

const newPlace = (until: string): Place => ({ until, month: until.slice(0, 7), after: null });
