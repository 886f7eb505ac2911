interface ListPage {
  data: unknown[];
  meta: { next: string | null };
}

/** Upper limit of requests per click, if filters drop all rows of a page. */
const maxRequests = 10;

/** Fetches pages until one has rows or the list ends. */
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
