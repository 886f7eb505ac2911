import { CaseRow } from '../../shared/cases/schema.ts';
import { cursorAfter, isCursorOf } from '../storage/cursor.ts';
import { assignmentList, caseList, postingsOf } from '../storage/keys.ts';
import type { Range, Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';
import { queryWords, soundOf, wordsOf } from './search-words.ts';

export interface CaseSearch {
  text: string;
  status: 'active' | 'archived';
  gender: 'male' | 'female' | null;
  sort: 'updated' | 'name';
  limit: number;
  cursor: string | null;
}

export interface FoundCases {
  rows: CaseRow[];
  next: string | null;
}

/** Rows that one request reads at the most, however many its filters drop. */
const rowsReadAtMost = 400;

/**
 * A page of the organisation's cases, or of those assigned to one member. Han words that nobody's
 * name has are tried by their sound. Costs the same at any
 * number of cases; a page may hold fewer rows than asked for where filters drop most of them.
 */
export async function findCases(
  table: Table,
  organization: string,
  assignedTo: string | undefined,
  search: CaseSearch,
): Promise<FoundCases> {
  const words = queryWords(search.text);
  if (words.length === 0) {
    const list = assignedTo
      ? assignmentList[search.sort](organization, assignedTo, search.status)
      : caseList[search.sort](organization, search.status);
    return collect(table, list, search, item => passes(item, search, assignedTo, []));
  }
  const find = (by: string[]) => findByWord(table, organization, assignedTo, search, by);
  const [driving = '', ...others] = words;
  const sound = soundOf(driving);
  if (sound === undefined) return find(words);
  const goesOnBySound = search.cursor !== null && isCursorOf(search.cursor, postingsOf(organization, sound));
  if (goesOnBySound) return find([sound, ...others]);
  const found = await find(words);
  const isEmpty = found.rows.length === 0 && found.next === null && search.cursor === null;
  return isEmpty ? find([sound, ...others]) : found;
}

function findByWord(
  table: Table,
  organization: string,
  assignedTo: string | undefined,
  search: CaseSearch,
  words: string[],
): Promise<FoundCases> {
  const [driving = ''] = words;
  return collect(table, postingsOf(organization, driving), search, item => {
    const isFirst = firstWord(item, driving) === wordOf(item);
    return isFirst && passes(item, search, assignedTo, words);
  });
}

/** A case with two words that start alike is listed at the first of them only. */
function firstWord(item: Item, start: string): string | undefined {
  return wordsOf(CaseRow.parse(item.row))
    .filter(word => word.startsWith(start))
    .sort()[0];
}

const wordOf = (item: Item) => item.sk.slice(0, item.sk.lastIndexOf('#'));

function passes(item: Item, search: CaseSearch, assignedTo: string | undefined, words: string[]): boolean {
  const row = CaseRow.parse(item.row);
  if (row.status !== search.status) return false;
  if (search.gender !== null && row.gender !== search.gender) return false;
  if (assignedTo && !row.assigned.some(({ id }) => id === assignedTo)) return false;
  const own = words.length > 1 ? wordsOf(row) : [];
  return words.slice(1).every(word => own.some(candidate => candidate.startsWith(word)));
}

/**
 * Reads the range until the page is full: first a page's worth, twice that where something is
 * filtered, then what is left of the most that a request may read.
 */
async function collect(
  table: Table,
  range: Range,
  { limit, cursor, sort, gender }: CaseSearch,
  keep: (item: Item) => boolean,
): Promise<FoundCases> {
  const isFiltered = range.index === undefined || gender !== null;
  const newestFirst = range.index !== undefined && sort === 'updated';
  const rows: CaseRow[] = [];
  let next = cursor;
  let read = 0;
  do {
    const chunk = read > 0 ? rowsReadAtMost - read : isFiltered ? limit * 2 : limit;
    const page = await table.query(range, { limit: chunk, newestFirst, cursor: next });
    read += page.items.length;
    next = page.next;
    for (const [index, item] of page.items.entries()) {
      if (!keep(item)) continue;
      rows.push(CaseRow.parse(item.row));
      const isLast = index === page.items.length - 1;
      if (rows.length === limit) return { rows, next: isLast ? page.next : cursorAfter(item, range) };
    }
  } while (next !== null && read < rowsReadAtMost);
  return { rows, next };
}
