import { cursorAfter } from './cursor.ts';
import type { QueryOptions, Range, Table } from './table.ts';
import type { Item } from './write.ts';

export interface FilteredPageOptions<Row> extends Pick<QueryOptions, 'newestFirst' | 'between'> {
  range: Range;
  cursor: string | null;
  /** Rows of a page. */
  limit: number;
  /** Items that one request reads at the most, however many its filters drop. */
  maxItemsRead: number;
  /** How many items are read next. @param read so far @param missing rows of the page */
  batchSize: (read: number, missing: number) => number;
  /** Drops what its line alone says. */
  filter?: (item: Item) => boolean;
  /** Items that are made rows of at once; as many as are read where it is left out. */
  joinBatchSize?: (missing: number) => number;
  /** The rows of items, in their order; undefined for one that others than its line drop. */
  join: (items: Item[]) => Promise<(Row | undefined)[]>;
}

export interface FilteredPage<Row> {
  rows: Row[];
  next: string | null;
}

/**
 * A page of those lines of a range that pass filters: reads on until the page is full, and never more than
 * a request may read. A page may hold fewer rows than asked for; there are more while there is a cursor.
 */
export async function fetchFilteredPage<Row>(
  table: Table,
  wanted: FilteredPageOptions<Row>,
): Promise<FilteredPage<Row>> {
  const { range, limit, maxItemsRead, newestFirst = false, between, filter = () => true, join } = wanted;
  const rows: Row[] = [];
  let next = wanted.cursor;
  let read = 0;
  do {
    const page = await table.query(range, {
      limit: Math.min(maxItemsRead - read, wanted.batchSize(read, limit - rows.length)),
      newestFirst,
      cursor: next,
      ...(between && { between }),
    });
    read += page.items.length;
    next = page.next;
    let kept = page.items.filter(filter);
    while (kept.length > 0) {
      const part = kept.slice(0, wanted.joinBatchSize?.(limit - rows.length) ?? kept.length);
      kept = kept.slice(part.length);
      for (const [index, row] of (await join(part)).entries()) {
        if (row === undefined) continue;
        rows.push(row);
        const item = part[index];
        if (rows.length === limit && item)
          return { rows, next: item === page.items.at(-1) ? page.next : cursorAfter(item, range) };
      }
    }
  } while (next !== null && read < maxItemsRead);
  return { rows, next };
}
