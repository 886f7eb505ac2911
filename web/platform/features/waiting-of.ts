import type { Waiting } from './dashboard-places.ts';

/** Largest count in the attention list; a larger number is shown as "50+". */
export const maxCounted = 50;

interface Page<Item> {
  data: readonly Item[];
  meta: { next: string | null };
}

/** What waits according to the first page of a list. Without `nameOf`, the items are only counted. */
export function waitingOf<Item>({ data, meta }: Page<Item>, nameOf?: (item: Item) => string): Waiting {
  return { count: data.length, isAtLeast: meta.next !== null, about: nameOf ? data.map(nameOf) : [] };
}

export const waitingChildren = (page: Page<{ case: { fullName: string } }>): Waiting =>
  waitingOf(page, ({ case: { fullName } }) => fullName);
