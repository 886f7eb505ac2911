interface ListPage {
  data: unknown[];
  meta: { next: string | null };
}

/** Maximum number of requests per click, in case filters drop all rows of a page. */
const maxRequests = 10;

/** Fetches further pages of a list until one has rows or the list ends. */
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
