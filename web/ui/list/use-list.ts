import { useDebouncedValue } from '@mantine/hooks';
import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { cursorHours, pageSize } from '../../../shared/core/limits.ts';
import { useKeptText } from './use-kept-text.ts';
import { useReadOn } from './use-read-on.ts';

const debounceMs = 250;
/** A list is kept as long as its cursors are good, so that whoever comes back finds their place. */
const keptMs = cursorHours * 3_600_000;
/** A list of more pages is not read again only because it is looked at again. */
const maxPagesReadAgain = 8;

export interface Page<Row> {
  data: Row[];
  meta: {
    next: string | null;
    total: number | null;
    /** Rows looked through for this page, and rows of the list without filters. */
    read?: number | undefined;
    among?: number | undefined;
  };
}

export interface ListSearch {
  text: string;
  cursor: string | null;
}

export interface ListSource<Row> {
  queryKey: QueryKey;
  /** Fetches a page of what matches a text. */
  fetchPage: (search: ListSearch & { limit?: number }, signal?: AbortSignal) => Promise<Page<Row>>;
  /** Whether filters beside the text are on. */
  isFiltered?: boolean;
  /** Milliseconds until these rows are read again; false if they need not be. */
  refetchAfter?: (rows: Row[]) => number | false;
}

type Pages<Row> = InfiniteData<Page<Row>, unknown>;
const rowsOf = <Row>(data: Pages<Row> | undefined) => data?.pages.flatMap(page => page.data);

/** Whether looking at a list again reads it again; what has been changed is always read again. */
function isReadAgain<Row>({ state }: Query<Page<Row>, Error, Pages<Row>>): boolean {
  return state.isInvalidated || (state.data?.pages.length ?? 0) <= maxPagesReadAgain;
}

/** The state of a searchable list that is loaded page by page, for `ListPage`. */
export function useList<Row>({ queryKey, fetchPage, isFiltered = false, refetchAfter }: ListSource<Row>) {
  const [text, setText] = useKeptText();
  const [wanted] = useDebouncedValue(text.trim(), debounceMs);
  const key = [...queryKey, wanted];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ text: wanted, cursor: pageParam as string | null }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }: Page<Row>) => meta.next,
    placeholderData: keepPreviousData<Pages<Row>>,
    gcTime: keptMs,
    refetchOnMount: again => isReadAgain(again as Query<Page<Row>, Error, Pages<Row>>),
    refetchOnWindowFocus: again => isReadAgain(again as Query<Page<Row>, Error, Pages<Row>>),
    refetchOnReconnect: again => isReadAgain(again as Query<Page<Row>, Error, Pages<Row>>),
    ...(refetchAfter && {
      refetchInterval: ({ state: { data } }) => refetchAfter(rowsOf(data as Pages<Row> | undefined) ?? []),
    }),
  });
  const rows = rowsOf(query.data);
  const isNarrowed = isFiltered || wanted !== '';
  const readingOn = useReadOn(query, JSON.stringify(key), rows?.length ?? 0, pageSize);
  return {
    ...readingOn,
    text,
    setText,
    /** The text that the rows match. */
    wanted,
    isFiltered: isNarrowed,
    /** There is nothing at all, whatever the filter; rows of the last search do not tell. */
    isEmpty:
      rows?.length === 0 && !query.isPlaceholderData && !query.hasNextPage && !isNarrowed && text === '',
    rows,
    /** The rows are those of the last search until the new ones are there. */
    isOutdated: query.isPlaceholderData,
    total: query.data?.pages[0]?.meta.total ?? null,
    /** Rows looked through so far, and rows of the list without filters, where known. */
    read: query.data?.pages.reduce((sum, { meta }) => sum + (meta.read ?? 0), 0) ?? 0,
    among: query.data?.pages[0]?.meta.among ?? null,
    error: query.error,
    retry: () => query.refetch(),
    hasMore: query.hasNextPage,
    /** Fetches a page beside the list, for an export. */
    fetchPage,
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
