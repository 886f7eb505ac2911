import { infiniteQueryOptions } from '@tanstack/react-query';

interface ListPage<Row = unknown> {
  data: Row[];
  meta: { next: string | null };
}

/** Maximum number of requests for one page of rows. A filter can leave a response without rows. */
const maxRequests = 10;

/** Fetches pages of a list until one has rows or the list ends. */
export async function fetchNonEmptyPage<Page extends ListPage>(
  from: string | null,
  fetchPage: (cursor: string | null) => Promise<Page>,
): Promise<Page> {
  let page = await fetchPage(from);
  for (let requests = 1; requests < maxRequests; requests++) {
    if (page.data.length > 0 || page.meta.next === null) return page;
    page = await fetchPage(page.meta.next);
  }
  return page;
}

/**
 * Fetches pages of a list until it ends, or until there are `most` rows. @returns `isCut`: whether there are
 * further pages
 */
export async function fetchPages<Row>(
  fetchPage: (cursor: string | null) => Promise<ListPage<Row>>,
  most = Number.POSITIVE_INFINITY,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const { data, meta }: ListPage<Row> = await fetchPage(cursor);
    rows.push(...data);
    cursor = meta.next;
  } while (cursor !== null && rows.length < most);
  return { rows, isCut: cursor !== null };
}

/** Fetches all rows of a list. */
export const fetchAllPages = async <Row>(
  fetchPage: (cursor: string | null) => Promise<ListPage<Row>>,
): Promise<Row[]> => (await fetchPages(fetchPage)).rows;

/** Query that reads a list page by page. */
export const pagedQuery = <Page extends ListPage>(
  queryKey: readonly unknown[],
  fetchPage: (cursor: string | null, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }: Page) => meta.next,
  });
