/** A page of a list with filters; `meta.next` goes on from it. */
interface ListPage {
  data: unknown[];
  meta: { next: string | null };
}

/** Requests that one press of a button may take where filters drop every line that is read. */
const requestsAtMost = 10;

/** The next page that has lines, or the last: one without any is passed over. */
export async function pageWithLines<Page extends ListPage>(
  from: string | null,
  ask: (cursor: string | null) => Promise<Page>,
): Promise<Page> {
  let page = await ask(from);
  for (let requests = 1; requests < requestsAtMost; requests++) {
    if (page.data.length > 0 || page.meta.next === null) return page;
    page = await ask(page.meta.next);
  }
  return page;
}
