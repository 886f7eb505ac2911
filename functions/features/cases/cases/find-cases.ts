import { type CaseViewer, canSeeCase, isAssigned } from '../../../../shared/core/can-see-case.ts';
import { maxRelatedCases } from '../../../../shared/core/limits.ts';
import type { PersonalData } from '../../../../shared/core/personal-data.ts';
import {
  type CaseFilters,
  CaseIndexRow,
  CaseRow,
  type CaseSort,
} from '../../../../shared/features/cases/cases/schema.ts';
import {
  hasWords,
  indexedWordsOf,
  type Named,
  pinyinOf,
  queryWords,
  wordsOf,
} from '../../../platform/search/search-words.ts';
import { cursorAfter, isCursorOf, readCursor } from '../../../platform/storage/cursor.ts';
import { type FilteredPage, fetchFilteredPage } from '../../../platform/storage/filtered-page.ts';
import type { Range } from '../../../platform/storage/key.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { assignmentList, caseList, contactsOf, familyNamesOf, postingsOf } from '../keys.ts';
import { filterOf, isNarrowing } from './filter-cases.ts';
import { findAssignedByVisit } from './find-assigned-by-visit.ts';
import { searchedContacts } from './identifiers-of-case.ts';
import { hasName } from './same-names.ts';
import { familyNameWords, soundOf } from './search/family-names.ts';
import {
  type FindInCase,
  type FoundCase,
  findIdsByFamilyName,
  foundByFamily,
  readByFamilyName,
  readFound,
} from './search/find-by-family.ts';
import { isUnreadableQuery, readablePart } from './search/readable-words.ts';

export interface CaseSearch extends CaseFilters {
  text: string;
  /**
   * Email addresses and phone numbers that the search text may mean, see `contactsIn`. A search for one of
   * them finds all children of the family.
   */
  contacts?: string[];
  today: string;
  sort: CaseSort;
  limit: number;
  cursor: string | null;
  isWholeName?: boolean;
  /** Whether to find cases by the names of parents and guardians, too, after those that match themselves. */
  withFamily?: boolean;
}

export type FoundCases = FilteredPage<FoundCase>;

const newestFirst: readonly CaseSort[] = ['updated', 'seen', 'added'];
/** Maximum rows read per request, including rows that the filters exclude. */
export const maxRowsRead = 400;
const caseBatchSize = 100;

/**
 * A page of the cases the viewer may see. If no case has a Han search word, searches by its pinyin. The cost
 * does not depend on the number of cases; a page may be short if the filters exclude most rows. For a viewer
 * limited to selected cases, only those are queried, also by their family's names and contacts, so that page
 * size, cursor and response time reveal nothing about other cases.
 * @param reads kinds of personal data that the viewer may read and search by; all by default
 */
export async function findCases(
  table: Table,
  organization: string,
  viewer: CaseViewer,
  search: CaseSearch,
  reads?: ReadonlySet<PersonalData>,
): Promise<FoundCases> {
  if (isUnreadableQuery(search.text, reads)) return { rows: [], next: null, read: 0 };
  const words = queryWords(search.text);
  const listOf = viewer.scope === 'organization' ? search.assignedTo : viewer.id;
  const isNamed = (line: CaseIndexRow) =>
    search.isWholeName !== true || hasName(readablePart(line, reads), search.text);
  const fitsFilters = filterOf(search);
  const fits = (line: CaseIndexRow) => fitsFilters(line) && isNamed(line);
  const read = (range: Range, keep: (line: CaseIndexRow, item: Item) => boolean, fitsLine = fits) =>
    collect(table, organization, viewer, range, search, {
      keep: (line, item) => fitsLine(line) && keep(line, item),
      fits,
    });
  if (words.length === 0) {
    if (!listOf) return read(caseList[search.sort](organization, search.status), () => true);
    const { sort, status } = search;
    if (sort === 'due' || sort === 'seen') {
      const assigned = await findAssignedByVisit(table, organization, listOf, { ...search, sort }, fits);
      const rows = (await rowsOf(table, organization, assigned.rows)).filter(row => row !== undefined);
      return { ...assigned, rows: rows.filter(row => canSeeCase(viewer, row) && isAssigned(listOf, row)) };
    }
    const list =
      sort === 'added'
        ? assignmentList.all(organization, listOf)
        : assignmentList[sort](organization, listOf, status);
    return read(list, () => true);
  }
  const [driving = '', ...others] = words;
  const sound = pinyinOf(driving);
  const contacts = reads?.has('contact') === false ? [] : (search.contacts ?? []);
  const mayNameFamily = search.withFamily === true && reads?.has('family') !== false;
  const familyWords = mayNameFamily ? familyNameWords(search.text) : [];
  const spellings = sound === undefined ? [words] : [words, [sound, ...others]];
  const isNamedSo = (line: Named, by: string[]) => hasWords(wordsOf(readablePart(line, reads)), by);
  if (viewer.scope !== 'organization') {
    const isOwn = (line: CaseIndexRow) => spellings.some(by => isNamedSo(line, by));
    const dependsOnFamily = contacts.length > 0 || familyWords.length > 0;
    const range = assignmentList.all(organization, viewer.id);
    return collect(table, organization, viewer, range, search, {
      keep: line => fits(line) && (dependsOnFamily || isOwn(line)),
      fits,
      find: (row, record) => {
        const hasContact =
          contacts.length > 0 && searchedContacts(record).some(own => contacts.includes(own));
        return isOwn(row) || hasContact ? row : foundByFamily(row, record, familyWords);
      },
    });
  }
  const fitsAnyTag = filterOf({ ...search, tag: null });
  const fitsButTag = (line: CaseIndexRow) => fitsAnyTag(line) && isNamed(line);
  const find = (by: string[]) => {
    const [first = ''] = by;
    const isFound = (line: CaseIndexRow, item: Item) =>
      firstWord(line, readablePart(line, reads), first) === wordOf(item) &&
      (by.length === 1 || isNamedSo(line, by));
    return read(postingsOf(organization, first), isFound, fitsButTag);
  };
  if (contacts.length > 0) {
    const isSeen = isSeenBy(viewer, search);
    const isOther = (row: CaseRow) =>
      fits(row) && isSeen(row) && firstWord(row, readablePart(row, reads), driving) === undefined;
    const range = contactsOf(organization, contacts[0] ?? '');
    const readFamily = () => readRelated(table, organization, contacts);
    return appendFamily(search, range, () => find(words), readFamily, isOther);
  }
  async function findChildren(): Promise<FoundCases> {
    if (sound === undefined) return find(words);
    const goesOnBySound =
      search.cursor !== null && isCursorOf(search.cursor, postingsOf(organization, sound));
    if (goesOnBySound) return find([sound, ...others]);
    const found = await find(words);
    const isEmpty = found.rows.length === 0 && found.next === null && search.cursor === null;
    return isEmpty ? find([sound, ...others]) : found;
  }
  if (familyWords.length === 0) return findChildren();
  const isSeen = isSeenBy(viewer, search);
  const isOther = (row: CaseRow) => fits(row) && isSeen(row) && !isNamedSo(row, words);
  const { pk } = familyNamesOf(organization, soundOf(familyWords[0] ?? ''));
  const readFamily = async () => {
    const ids = await findIdsByFamilyName(table, organization, familyWords);
    return readByFamilyName(table, organization, ids.slice(0, maxRelatedCases), familyWords);
  };
  return appendFamily(search, { pk }, findChildren, readFamily, isOther);
}

export const isSeenBy =
  (viewer: CaseViewer, { assignedTo }: Pick<CaseSearch, 'assignedTo'>) =>
  (row: CaseRow): boolean =>
    canSeeCase(viewer, row) && (assignedTo === null || isAssigned(assignedTo, row));

/** Sort key that comes before all cases, for a cursor to the first child of a family. */
const beforeAll = '!';

/**
 * A page of the cases that `find` returns, followed by the other children of the family. Reads the family only
 * for a page that it can be on.
 * @param range stands for the family in a cursor
 */
async function appendFamily(
  { cursor, limit }: CaseSearch,
  range: Range,
  find: () => Promise<FoundCases>,
  readFamily: () => Promise<FoundCase[]>,
  isOther: (row: CaseRow) => boolean,
): Promise<FoundCases> {
  const goesOnInFamily = cursor !== null && isCursorOf(cursor, range);
  const found = goesOnInFamily ? { rows: [], next: null, read: 0 } : await find();
  if (found.next !== null) return found;
  const related = await readFamily();
  const { sk: last = beforeAll } = goesOnInFamily ? readCursor(cursor, range) : {};
  const family = related
    .filter(row => row.id > last && isOther(row) && !found.rows.some(({ id }) => id === row.id))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const shown = family.slice(0, limit - found.rows.length);
  return {
    rows: [...found.rows, ...shown],
    next:
      shown.length < family.length
        ? cursorAfter({ pk: range.pk, sk: shown.at(-1)?.id ?? last }, range)
        : null,
    read: found.read + related.length,
  };
}

async function findIdsByContacts(table: Table, organization: string, contacts: string[]): Promise<string[]> {
  const found = await Promise.all(
    contacts.map(contact => table.query(contactsOf(organization, contact), { limit: maxRelatedCases })),
  );
  return [...new Set(found.flatMap(({ items }) => items.map(({ sk }) => sk)))];
}

async function readRelated(table: Table, organization: string, contacts: string[]): Promise<CaseRow[]> {
  const ids = await findIdsByContacts(table, organization, contacts);
  return (await readRows(table, organization, ids)).filter(row => row !== undefined);
}

/** The first matching word of a case. A case that matches several words is listed only under that word. */
function firstWord(line: Named, readable: Named, start: string): string | undefined {
  const own = readable === line ? undefined : new Set(wordsOf(readable));
  return indexedWordsOf(line)
    .filter(word => word.startsWith(start) && (own?.has(word) ?? true))
    .sort()[0];
}

const wordOf = (item: Item) => item.sk.slice(0, item.sk.lastIndexOf('#'));

interface Filters {
  /** Whether an index item may be a result, judged by the item alone. If true, the item's case is read. */
  keep: (line: CaseIndexRow, item: Item) => boolean;
  fits: (row: CaseRow) => boolean;
  /** Decides by the whole case whether it is a result; by default every case of a kept item is. */
  find?: FindInCase;
}

/** Reads index rows in batches: first one page (two pages with filters), then ever larger batches. */
function collect(
  table: Table,
  organization: string,
  viewer: CaseViewer,
  range: Range,
  search: CaseSearch,
  { keep, fits, find }: Filters,
): Promise<FoundCases> {
  const { limit, cursor, sort, assignedTo, tag, text } = search;
  const isSeen = isSeenBy(viewer, search);
  const isSearch = queryWords(text).length > 0;
  const isFiltered = isSearch || isNarrowing(search);
  const first = isFiltered ? limit * 2 : limit;
  const isDroppedLate = viewer.scope !== 'organization' || assignedTo !== null || (isSearch && tag !== null);
  const passes = (row: CaseRow | undefined) => row && fits(row) && isSeen(row);
  return fetchFilteredPage(table, {
    ...{ range, cursor, limit, maxItemsRead: maxRowsRead },
    newestFirst: !isSearch && newestFirst.includes(sort),
    batchSize: read => (read === 0 ? first : isSearch ? maxRowsRead : Math.max(read * 2, limit)),
    ...(isFiltered && { filter: (item: Item) => keep(CaseIndexRow.parse(item.row), item) }),
    joinBatchSize: missing => (isDroppedLate ? caseBatchSize : missing),
    join: async items => {
      const rows = find
        ? await readFound(table, organization, idsOf(items), find)
        : await rowsOf(table, organization, items);
      return rows.map(row => (passes(row) ? row : undefined));
    },
  });
}

/** Returns complete list rows. Items of the list of all cases contain them; otherwise reads the cases. */
async function rowsOf(table: Table, organization: string, items: Item[]): Promise<(CaseRow | undefined)[]> {
  const known = items.map(({ row }) => CaseRow.safeParse(row).data);
  if (known.every(row => row !== undefined)) return known;
  return readRows(table, organization, idsOf(items));
}

const idsOf = (items: Item[]): string[] => items.map(({ row }) => CaseIndexRow.parse(row).id);

export async function readRows(
  table: Table,
  organization: string,
  ids: string[],
): Promise<(CaseRow | undefined)[]> {
  if (ids.length === 0) return [];
  const found = await table.get(ids.map(id => caseKey(organization, id)));
  return found.map(item => CaseRow.safeParse(item?.row).data);
}
