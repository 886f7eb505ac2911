interface PageMeta {
  current_page: number;
  last_page: number | null;
  per_page: number;
  total: number | null;
  next: string | null;
  read?: number;
  among?: number;
}

export interface ListPage<Row> {
  data: Row[];
  meta: PageMeta;
}

export function singlePage<Row>(data: Row[]): ListPage<Row> {
  return {
    data,
    meta: { current_page: 1, last_page: 1, per_page: data.length, total: data.length, next: null },
  };
}

export function numberedPage<Row>(data: Row[], page: number, perPage: number, total: number): ListPage<Row> {
  const last = Math.max(1, Math.ceil(total / perPage));
  return { data, meta: { current_page: page, last_page: last, per_page: perPage, total, next: null } };
}

const numbered = /^(\d{1,6})\.(.+)$/;

/** Splits a page cursor into the page number and the cursor of the store. Null is the first page. */
export function readPageCursor(cursor: string | null): { page: number; place: string | null } {
  const [, page = '1', place = null] = numbered.exec(cursor ?? '') ?? [];
  return { page: Number(page), place: cursor === null ? null : (place ?? cursor) };
}

/**
 * A page of a list with cursors, which contain the page number. Without a total, the number of pages is
 * unknown.
 */
export function cursorPage<Row>(
  data: Row[],
  {
    page,
    perPage,
    next,
    total,
    ...looked
  }: Pick<PageMeta, 'next' | 'total' | 'read' | 'among'> & { page: number; perPage: number },
): ListPage<Row> {
  const isWhole = page === 1 && next === null;
  const known = isWhole ? data.length : total;
  const last = next === null ? page : known === null ? null : Math.max(page + 1, Math.ceil(known / perPage));
  return {
    data,
    meta: {
      current_page: page,
      last_page: last,
      per_page: perPage,
      total: known,
      next: next && `${page + 1}.${next}`,
      ...looked,
    },
  };
}
