import { cursorAfter } from './cursor.ts';
import type { Range } from './key.ts';
import type { QueryOptions, Table } from './table.ts';
import type { Item } from './write.ts';

export interface FilteredPageOptions<Row> extends Pick<QueryOptions, 'newestFirst' | 'between'> {
  range: Range;
  cursor: string | null;
  limit: number;
  /** Maximum number of items read per request, including items that the filters exclude. */
  maxItemsRead: number;
  /**
   * @param read number of items read so far
   * @param missing number of rows still missing on the page
   */
  batchSize: (read: number, missing: number) => number;
  /** Decides by the attributes in the index only. If absent, all items are kept. */
  filter?: (item: Item) => boolean;
  /** Number of items per call of `join`; by default all items of a read. */
  joinBatchSize?: (missing: number) => number;
  /** Converts items to rows, in the same order; undefined for an item without a row. */
  join: (items: Item[]) => Promise<(Row | undefined)[]>;
}

export interface FilteredPage<Row> {
  rows: Row[];
  next: string | null;
  read: number;
}

/**
 * Reads until the page is full or `maxItemsRead` is reached. A page can therefore be short. If a cursor is
 * returned, there may be more rows.
 */
export async function fetchFilteredPage<Row>(
  table: Table,
  options: FilteredPageOptions<Row>,
): Promise<FilteredPage<Row>> {
  const { range, limit, maxItemsRead, newestFirst = false, between, filter = () => true, join } = options;
  const rows: Row[] = [];
  let next = options.cursor;
  let read = 0;
  do {
    const page = await table.query(range, {
      limit: Math.min(maxItemsRead - read, options.batchSize(read, limit - rows.length)),
      newestFirst,
      cursor: next,
      ...(between && { between }),
    });
    read += page.items.length;
    next = page.next;
    let kept = page.items.filter(filter);
    while (kept.length > 0) {
      const part = kept.slice(0, options.joinBatchSize?.(limit - rows.length) ?? kept.length);
      kept = kept.slice(part.length);
      for (const [index, row] of (await join(part)).entries()) {
        if (row === undefined) continue;
        rows.push(row);
        const item = part[index];
        if (rows.length === limit && item) {
          const isLast = item === page.items.at(-1);
          const left = page.items.length - 1 - page.items.indexOf(item);
          return { rows, next: isLast ? page.next : cursorAfter(item, range), read: read - left };
        }
      }
    }
  } while (next !== null && read < maxItemsRead);
  return { rows, next, read };
}
