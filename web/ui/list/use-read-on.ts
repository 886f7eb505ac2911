import { useEffect, useState } from 'react';

interface ReadOnQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
}

/**
 * Loads pages until enough rows are loaded for one page or the list ends, because filters can leave few or no
 * rows in a page. The user can stop and continue.
 * @param search identifies the filters and the text
 */
export function useReadOn(query: ReadOnQuery, search: string, rowCount: number, pageSize: number) {
  const [progress, setProgress] = useState({ search, rows: pageSize, isStopped: false });
  const current = progress.search === search ? progress : { search, rows: pageSize, isStopped: false };
  const { hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = query;
  const isReading =
    hasNextPage && !isPlaceholderData && !isError && !current.isStopped && rowCount < current.rows;

  useEffect(() => {
    if (isReading && !isFetching) fetchNextPage({ cancelRefetch: false });
  }, [isReading, isFetching, fetchNextPage]);

  return {
    isReading,
    isStopped: hasNextPage && current.isStopped,
    stop: () => setProgress({ ...current, isStopped: true }),
    /** Loads another page of rows, even after the user has stopped loading or a request has failed. */
    loadMore: () => {
      setProgress({ search, rows: rowCount + pageSize, isStopped: false });
      if (isError) fetchNextPage({ cancelRefetch: false });
    },
  };
}
