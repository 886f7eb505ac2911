import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityKind } from '../../../../shared/features/cases/analytics/activity.ts';
import { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useReadOn } from '../../../ui/list/use-read-on.ts';

export interface ActivityChoice {
  kind: ActivityKind;
  by: string | null;
  from: string | null;
}

const everything: ActivityChoice = { kind: 'all', by: null, from: null };
const shownAtOnce = 10;

/** Filtered activity of colleagues, page by page. Loads the next page too if a page has few entries. */
export function useActivity() {
  const [choice, setChoice] = useState(everything);
  const query = useInfiniteQuery({
    queryKey: ['activity', choice],
    queryFn: ({ pageParam, signal }) =>
      call(analytics.listActivity, { ...choice, cursor: pageParam, limit: shownAtOnce }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData,
  });
  const entries = query.data?.pages.flatMap(({ data }) => data);
  const readingOn = useReadOn(query, JSON.stringify(choice), entries?.length ?? 0, shownAtOnce);
  return {
    ...readingOn,
    choice,
    change: (changes: Partial<ActivityChoice>) => setChoice({ ...choice, ...changes }),
    clear: () => setChoice(everything),
    isFiltered: JSON.stringify(choice) !== JSON.stringify(everything),
    entries,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isOutdated: query.isPlaceholderData,
  };
}
