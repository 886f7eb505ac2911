import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

const debounceMs = 250;

interface Page<Row> {
  data: Row[];
  meta: { next: string | null; total: number | null };
}

interface ListSource<Row> {
  queryKey: QueryKey;
  /** Fetches a page of what matches a text. */
  fetchPage: (search: { text: string; cursor: string | null }, signal: AbortSignal) => Promise<Page<Row>>;
}

/** The state of a searchable list that is loaded page by page, for `ListPage`. */
export function useList<Row>({ queryKey, fetchPage }: ListSource<Row>) {
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), debounceMs);
  const query = useInfiniteQuery({
    queryKey: [...queryKey, wanted],
    queryFn: ({ pageParam, signal }) => fetchPage({ text: wanted, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.pages.flatMap(({ data }) => data);
  return {
    text,
    setText,
    isFiltered: wanted !== '',
    /** There is nothing at all, whatever the filter. */
    isEmpty: rows?.length === 0 && !query.hasNextPage && wanted === '' && text === '',
    rows,
    total: query.data?.pages[0]?.meta.total ?? null,
    error: query.error,
    retry: () => query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => query.fetchNextPage(),
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
