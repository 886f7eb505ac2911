import * as z from 'zod';
import { caseIdOf } from '../../../../shared/core/ids.ts';
import { cursorAfter, parseCursor } from '../../../platform/storage/cursor.ts';
import { firstEventAt, JournalLine, monthBefore } from '../../../platform/storage/journal-lines.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Range } from '../../../platform/storage/range.ts';
import { auditRanges } from '../../operations/keys.ts';

/** An entry of the journal, and the case it belongs to. */
export interface ActivityLine extends z.output<typeof JournalLine> {
  caseId: string;
}

export interface ActivityQuery {
  by: string | null;
  /** Start inclusive, end exclusive. */
  from: string;
  until: string;
  limit: number;
  acts: ReadonlySet<string>;
  /** Which of these cases are seen, by the ids that were asked for. */
  see: (caseIds: string[]) => Promise<ReadonlySet<string>>;
}

/** The month that was being read, up to where, and where its part of the journal began. */
const Place = z.strictObject({
  until: z.iso.datetime(),
  month: z.string().regex(/^\d{4}-\d\d$/),
  after: z.string().nullable(),
});
type Place = z.output<typeof Place>;

/**
 * Days of one call. A page ends where so many days end, not where so many rows do: hidden rows would be
 * counted by what is missing.
 */
const windowDays = 31;
const dayMs = 86_400_000;
const rowsAtOnce = 200;
/** Only an organisation with more than this in a month gets shorter pages. */
const maxRows = 4_000;

/** What was done with the children of one organisation and with their records. */
export class ActivityStore extends OrganizationStore {
  /** @throws request.invalid when the cursor is not one of this list */
  async listPage(
    wanted: ActivityQuery,
    cursor: string | null,
  ): Promise<{ lines: ActivityLine[]; next: string | null }> {
    let place = cursor === null ? newPlace(wanted.until) : parseCursor(Place, cursor);
    const start = new Date(Date.parse(place.until) - windowDays * dayMs).toISOString();
    const from = wanted.from > start ? wanted.from : start;
    const lines: ActivityLine[] = [];
    for (let read = 0; read < maxRows; ) {
      const range = this.#rangeOf(wanted, place.month);
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
      const seen = await this.#seenOf(rows, wanted);
      for (const { line, after } of rows) {
        const caseId = caseIdOf(line.record);
        if (caseId === undefined || !seen.has(line.id)) continue;
        lines.push({ ...line, caseId });
        if (lines.length === wanted.limit) return { lines, next: JSON.stringify({ ...place, after }) };
      }
      if (next !== null) {
        place = { ...place, after: next };
        continue;
      }
      const isWhole = wanted.by !== null || place.month <= from.slice(0, 7);
      if (isWhole) return { lines, next: from > wanted.from ? JSON.stringify(newPlace(from)) : null };
      place = { ...place, month: monthBefore(place.month), after: null };
    }
    return { lines, next: JSON.stringify(place) };
  }

  /** Time of the first event: the creation of the organisation. */
  async firstEventAt(): Promise<string> {
    return (await firstEventAt(this.table, this.organization)) ?? this.now();
  }

  async #seenOf(
    rows: { line: z.output<typeof JournalLine> }[],
    { acts, see }: ActivityQuery,
  ): Promise<ReadonlySet<string>> {
    const told = rows.flatMap(({ line: { id, act, record } }) => {
      const caseId = acts.has(act) ? caseIdOf(record) : undefined;
      return caseId === undefined ? [] : [{ id, caseId }];
    });
    const cases = await see([...new Set(told.map(({ caseId }) => caseId))]);
    return new Set(told.filter(({ caseId }) => cases.has(caseId)).map(({ id }) => id));
  }

  #rangeOf({ by }: ActivityQuery, month: string): Range {
    const o = this.organization;
    return (by === null ? auditRanges.month(o, month) : auditRanges.person(o, by)).changes;
  }
}

const newPlace = (until: string): Place => ({ until, month: until.slice(0, 7), after: null });
