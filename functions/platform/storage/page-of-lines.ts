import { cursorAfter } from './cursor.ts';
import type { QueryOptions, Range, Table } from './table.ts';
import type { Item } from './write.ts';

export interface LinesWanted<Row> extends Pick<QueryOptions, 'newestFirst' | 'between'> {
  range: Range;
  cursor: string | null;
  /** Rows of a page. */
  limit: number;
  /** Items that one request reads at the most, however many its filters drop. */
  readAtMost: number;
  /** How many items are read next. @param read so far @param missing rows of the page */
  chunk: (read: number, missing: number) => number;
  /** Drops what its line alone says. */
  keep?: (item: Item) => boolean;
  /** Items that are made rows of at once; as many as are read where it is left out. */
  joinAtOnce?: (missing: number) => number;
  /** The rows of items, in their order; undefined for one that others than its line drop. */
  join: (items: Item[]) => Promise<(Row | undefined)[]>;
}

export interface FoundLines<Row> {
  rows: Row[];
  next: string | null;
}

/**
 * A page of those lines of a range that pass filters: reads on until the page is full, and never more than
 * a request may read. A page may hold fewer rows than asked for; there are more while there is a cursor.
 */
export async function pageOfLines<Row>(table: Table, wanted: LinesWanted<Row>): Promise<FoundLines<Row>> {
  const { range, limit, readAtMost, newestFirst = false, between, keep = () => true, join } = wanted;
  const rows: Row[] = [];
  let next = wanted.cursor;
  let read = 0;
  do {
    const page = await table.query(range, {
      limit: Math.min(readAtMost - read, wanted.chunk(read, limit - rows.length)),
      newestFirst,
      cursor: next,
      ...(between && { between }),
    });
    read += page.items.length;
    next = page.next;
    let kept = page.items.filter(keep);
    while (kept.length > 0) {
      const part = kept.slice(0, wanted.joinAtOnce?.(limit - rows.length) ?? kept.length);
      kept = kept.slice(part.length);
      for (const [index, row] of (await join(part)).entries()) {
        if (row === undefined) continue;
        rows.push(row);
        const item = part[index];
        if (rows.length === limit && item)
          return { rows, next: item === page.items.at(-1) ? page.next : cursorAfter(item, range) };
      }
    }
  } while (next !== null && read < readAtMost);
  return { rows, next };
}
