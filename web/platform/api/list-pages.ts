/** A page of a list with filters; `meta.next` goes on from it. */
interface ListPage {
  data: unknown[];
  meta: { next: string | null };
}

/** Requests that one press of a button may take where filters drop every line that is read. */
const maxRequests = 10;

/** The next page that has lines, or the last: one without any is passed over. */
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
