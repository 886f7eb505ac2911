import * as z from 'zod';
import type {
  AuditFilters,
  AuditKind,
  OwnAuditEvent,
} from '../../../../shared/features/operations/audit/schema.ts';
import { cursorAfter, parseCursor } from '../../../platform/storage/cursor.ts';
import { firstEventAt, JournalLine, monthBefore } from '../../../platform/storage/journal-lines.ts';
import type { Range } from '../../../platform/storage/key.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { maxOwnAuditEvents, readOwnAuditEvents } from '../../../platform/storage/own-audit-events.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { auditRanges } from '../keys.ts';

const Detail = z.object({
  fields: z.array(z.string()).default([]),
  /** Id of the person that the entry is about; absent if this is the id of the record. */
  person: z.string().optional(),
  added: z.array(z.string()).optional(),
  removed: z.array(z.string()).optional(),
  until: z.string().optional(),
  count: z.coerce.number().int().optional(),
  wasAsked: z.string().optional(),
});

export const AuditLine = JournalLine.extend({
  detail: Detail.default({ fields: [] }),
  network: z.string().optional(),
});
export type AuditLine = z.output<typeof AuditLine>;

type Source = 'changes' | 'reads';

/**
 * Cursor: the month, and the position in each source (journal, recorded reads); `end` after the last entry.
 */
const AuditCursor = z.strictObject({
  month: z.string().regex(/^\d{4}-\d\d$/),
  changes: z.string().optional(),
  reads: z.string().optional(),
});
type AuditCursor = z.output<typeof AuditCursor>;

interface SourcedItem {
  source: Source;
  range: Range;
  item: Item;
}

export interface AuditQuery extends Pick<AuditFilters, 'kind' | 'by' | 'record' | 'limit'> {
  /** Start (inclusive) and end (exclusive) of the period. */
  from: string;
  until: string;
}

/** Maximum number of rows, and (`maxMonthsRead`) of months, that are read per request. */
const maxRowsRead = 400;
const maxMonthsRead = 6;
const end = 'end';

const eventFilters: Record<AuditKind, { sources: Source[]; isWanted: (act: string) => boolean }> = {
  all: { sources: ['changes', 'reads'], isWanted: () => true },
  changes: { sources: ['changes'], isWanted: act => !/^(session|notification|draft)\./.test(act) },
  reads: { sources: ['reads'], isWanted: () => true },
  signIns: { sources: ['changes'], isWanted: act => act.startsWith('session.') },
};

export class AuditStore extends OrganizationStore {
  /**
   * A page of events, newest first. Events of one person or record are in one key range; all events are in
   * one partition per month, read from the latest month on. A page may be short; the last page has no cursor.
   * @throws request.invalid if the cursor belongs to another list
   */
  async listPage(
    query: AuditQuery,
    cursor: string | null,
  ): Promise<{ lines: AuditLine[]; next: string | null }> {
    const isByMonth = query.by === null && query.record === null;
    const lines: AuditLine[] = [];
    if (query.until < query.from) return { lines, next: null };
    let place = cursor === null ? { month: monthOf(query.until) } : parseCursor(AuditCursor, cursor);
    let read = 0;
    for (let months = 1; ; ) {
      const { found, after } = await this.#readNextRows(query, place, query.limit - lines.length);
      lines.push(...found.lines);
      read += found.read;
      place = after;
      if (isExhausted(place, query.kind)) {
        const earlier = monthBefore(place.month);
        if (!isByMonth || earlier < monthOf(query.from)) return { lines, next: null };
        place = { month: earlier };
        months++;
      }
      const isEnough = lines.length >= query.limit || read >= maxRowsRead || months > maxMonthsRead;
      if (isEnough) return { lines, next: encodeCursor(place) };
    }
  }

  async listOwn(by: string): Promise<{ acts: OwnAuditEvent[]; isCut: boolean }> {
    const acts = await readOwnAuditEvents(this.table, this.organization, by);
    return { acts, isCut: acts.length === maxOwnAuditEvents };
  }

  /** Time of the first event, which is the creation of the organisation. */
  async firstEventAt(): Promise<string> {
    return (await firstEventAt(this.table, this.organization)) ?? this.now();
  }

  async #readNextRows(
    query: AuditQuery,
    place: AuditCursor,
    count: number,
  ): Promise<{ found: { lines: AuditLine[]; read: number }; after: AuditCursor }> {
    const { sources, isWanted } = eventFilters[query.kind];
    const ranges = this.#rangesOf(query, place.month);
    const open = sources.filter(source => place[source] !== end);
    const pages = await Promise.all(
      open.map(async source => {
        const range: Range = ranges[source];
        const page = await this.table.query(range, {
          limit: query.limit,
          newestFirst: true,
          cursor: place[source] ?? null,
          between: [query.from, query.until],
        });
        return { source, range, ...page };
      }),
    );
    const merged = pages
      .flatMap(({ source, range, items }) => items.map((item): SourcedItem => ({ source, range, item })))
      .sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? 1 : -1));
    const lines: AuditLine[] = [];
    const after: AuditCursor = { ...place };
    const counts: Record<Source, number> = { changes: 0, reads: 0 };
    for (const { source, range, item } of merged.slice(0, query.limit)) {
      if (lines.length >= count) break;
      after[source] = cursorAfter(item, range);
      counts[source]++;
      const line = AuditLine.parse(item.row ?? item);
      const isTheirs = query.by === null || line.by === query.by;
      if (isTheirs && isWanted(line.act)) lines.push(line);
    }
    for (const { source, items, next } of pages)
      if (next === null && counts[source] === items.length) after[source] = end;
    const read = counts.changes + counts.reads;
    return { found: { lines, read }, after };
  }

  #rangesOf({ by, record }: AuditQuery, month: string): Record<Source, Range> {
    const o = this.organization;
    if (record !== null) return auditRanges.record(o, record);
    return by === null ? auditRanges.month(o, month) : auditRanges.person(o, by);
  }
}

const sortKeyOf = ({ range, item }: SourcedItem): string =>
  String(item[range.index ? `${range.index}sk` : 'sk']);

const isExhausted = (place: AuditCursor, kind: AuditKind) =>
  eventFilters[kind].sources.every(source => place[source] === end);

const monthOf = (instant: string) => instant.slice(0, 7);

const encodeCursor = (place: AuditCursor) => JSON.stringify(place);
