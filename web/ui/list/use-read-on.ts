import { useEffect, useState } from 'react';

interface ReadOnQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
}

/**
 * Reads on by itself until a page is full or all is read, as a filter that few rows match gives pages with few
 * rows or none. Somebody can stop it, and go on.
 * @param search identifies the filters and the text
 */
export function useReadOn(query: ReadOnQuery, search: string, rowCount: number, pageSize: number) {
  const [asked, setAsked] = useState({ search, rows: pageSize, isStopped: false });
  const current = asked.search === search ? asked : { search, rows: pageSize, isStopped: false };
  const { hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = query;
  const isReading =
    hasNextPage && !isPlaceholderData && !isError && !current.isStopped && rowCount < current.rows;

  useEffect(() => {
    if (isReading && !isFetching) fetchNextPage({ cancelRefetch: false });
  }, [isReading, isFetching, fetchNextPage]);

  return {
    /** Rows are being looked for. */
    isReading,
    isStopped: hasNextPage && current.isStopped,
    stop: () => setAsked({ ...current, isStopped: true }),
    /** Another page, also after a stop or a failure. */
    loadMore: () => {
      setAsked({ search, rows: rowCount + pageSize, isStopped: false });
      if (isError) fetchNextPage({ cancelRefetch: false });
    },
  };
}
