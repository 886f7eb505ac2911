import { queryOptions } from '@tanstack/react-query';
import type { InputOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { library } from '../../../../shared/features/courses/library/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ListSearch } from '../../../ui/list/use-list.ts';

export const libraryRoot = ['library'];

export type LibraryChoice = Pick<InputOf<typeof library.searchLibrary>, 'tab' | 'language' | 'age'>;

export const libraryListKey = (choice: LibraryChoice) => [...libraryRoot, 'list', choice];
export const refreshLibrary = () => queryClient.invalidateQueries({ queryKey: libraryRoot });

type Counts = ResponseOf<typeof library.searchLibrary>['counts'];

/** Number of courses in each tab; null until a first page of courses has been read. */
export const libraryCountsQuery = queryOptions<Counts | null>({
  queryKey: ['library-counts'],
  queryFn: () => null,
  enabled: false,
});

export async function fetchLibrary(choice: LibraryChoice, search: ListSearch, signal?: AbortSignal) {
  const page = await call(library.searchLibrary, { ...choice, ...search }, signal ? { signal } : {});
  queryClient.setQueryData(libraryCountsQuery.queryKey, page.counts);
  return page;
}
