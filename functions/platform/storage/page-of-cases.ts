import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { FilteredPage } from './filtered-page.ts';

const readAtOnce = 20;

interface PageOfCases<Row> {
  /** Cases that the viewer may see; duplicates are read only once. */
  cases: Iterable<Case>;
  read: (child: Case) => Promise<Row[]>;
  matches: (row: Row) => boolean;
  sort: 'newest' | 'oldest';
  /** Position after the last row of the previous page, in sort order. */
  cursor: string | null;
  limit: number;
}

/** Reads the records of several cases, and returns one page of the records, sorted by day. */
export async function pageOfCases<Row extends { date: string; id: string }>({
  cases,
  read,
  matches,
  sort,
  cursor,
  limit,
}: PageOfCases<Row>): Promise<FilteredPage<Row>> {
  const children = [...new Map([...cases].map(child => [child.id, child])).values()];
  const found: Row[] = [];
  for (let start = 0; start < children.length; start += readAtOnce)
    found.push(...(await Promise.all(children.slice(start, start + readAtOnce).map(read))).flat());
  const place = ({ date, id }: Row) => `${date}#${id}`;
  const later = sort === 'newest' ? -1 : 1;
  const isAfter = (one: string, other: string) => (one === other ? 0 : one > other ? later : -later);
  const remaining = found
    .filter(row => matches(row))
    .filter(row => cursor === null || isAfter(place(row), cursor) > 0)
    .sort((one, other) => isAfter(place(one), place(other)));
  const rows = remaining.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && remaining.length > rows.length ? place(last) : null, read: rows.length };
}
