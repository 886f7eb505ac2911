interface ListPage {
  data: unknown[];
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
