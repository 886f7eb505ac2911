import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { cursorHours, pageSize } from '../../../shared/core/limits.ts';
import { useKeptText } from './use-kept-text.ts';
import { useReadOn } from './use-read-on.ts';

const debounceMs = 250;
/** Lists are cached while their cursors are valid, so that users who return find the same rows. */
const keptMs = cursorHours * hourMs;
/** Only lists with up to this number of pages are refetched whenever they are shown again. */
const maxPagesReadAgain = 8;

export interface Page<Row> {
  data: Row[];
  meta: {
    next: string | null;
    total: number | null;
    /** Number of rows searched for this page. */
    read?: number | undefined;
    /** Number of rows of the list without filters. */
    among?: number | undefined;
  };
}

export interface ListSearch {
  text: string;
  cursor: string | null;
}

/** @template More further data that a page contains besides its rows */
export interface ListSource<Row, More = object> {
  queryKey: QueryKey;
  fetchPage: (search: ListSearch & { limit?: number }, signal?: AbortSignal) => Promise<Page<Row> & More>;
  /** Whether filters other than the search text are active. */
  isFiltered?: boolean;
  /** Milliseconds until the rows are refetched; false means never. */
  refetchAfter?: (rows: Row[]) => number | false;
}

type Pages<Found> = InfiniteData<Found, unknown>;
const rowsOf = <Row>(data: Pages<Page<Row>> | undefined) => data?.pages.flatMap(page => page.data);

/** Whether to refetch a list when it is shown again: if its data has changed, or if it is short. */
function isReadAgain<Found>({ state }: Query<Found, Error, Pages<Found>>): boolean {
  return state.isInvalidated || (state.data?.pages.length ?? 0) <= maxPagesReadAgain;
}

/** State of a searchable list that loads page by page, for `ListPage`. */
export function useList<Row, More = object>({
  queryKey,
  fetchPage,
  isFiltered = false,
  refetchAfter,
}: ListSource<Row, More>) {
  type Found = Page<Row> & More;
  const [text, setText] = useKeptText();
  const wanted = useDebounced(text.trim());
  const key = [...queryKey, wanted];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ text: wanted, cursor: pageParam as string | null }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }: Found) => meta.next,
    placeholderData: keepPreviousData<Pages<Found>>,
    gcTime: keptMs,
    refetchOnMount: again => isReadAgain(again as Query<Found, Error, Pages<Found>>),
    refetchOnWindowFocus: again => isReadAgain(again as Query<Found, Error, Pages<Found>>),
    refetchOnReconnect: again => isReadAgain(again as Query<Found, Error, Pages<Found>>),
    ...(refetchAfter && {
      refetchInterval: ({ state: { data } }) =>
        refetchAfter(rowsOf<Row>(data as Pages<Found> | undefined) ?? []),
    }),
  });
  const { data, isPlaceholderData } = query;
  const [isKept] = useState(data !== undefined);
  const found = useMemo(() => ({ data, isPlaceholderData }), [data, isPlaceholderData]);
  const deferred = useDeferredValue(found);
  /** Rows to show. New rows are rendered in a transition, so that they do not delay typing. */
  const shown = deferred.data ? deferred : found;
  const rows = useMemo(() => rowsOf<Row>(shown.data), [shown.data]);
  const isNarrowed = isFiltered || wanted !== '';
  const readingOn = useReadOn(query, JSON.stringify(key), rowsOf<Row>(data)?.length ?? 0, pageSize);
  return {
    ...readingOn,
    text,
    setText,
    /** The search text of the latest request. */
    wanted,
    areFiltersOn: isFiltered,
    isFiltered: isNarrowed,
    /** True if the list is empty without any filter. Ignores rows of the last search. */
    isEmpty:
      rows?.length === 0 && !shown.isPlaceholderData && !query.hasNextPage && !isNarrowed && text === '',
    rows,
    /** The first page, for the data that it contains besides its rows. */
    firstPage: shown.data?.pages[0],
    /** True if the first render already had rows, because the user has returned to the list. */
    isKept,
    /** True while the shown rows still belong to the last search. */
    isOutdated: shown.isPlaceholderData,
    total: shown.data?.pages[0]?.meta.total ?? null,
    /** Number of rows searched so far, and number of rows of the list without filters, if known. */
    read: shown.data?.pages.reduce((sum, { meta }) => sum + (meta.read ?? 0), 0) ?? 0,
    among: shown.data?.pages[0]?.meta.among ?? null,
    error: query.error,
    retry: () => query.refetch(),
    hasMore: query.hasNextPage,
    /** Fetches a page without changing the shown list, for exports. */
    fetchPage,
  };
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(text)), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export type List<Row> = ReturnType<typeof useList<Row>>;
