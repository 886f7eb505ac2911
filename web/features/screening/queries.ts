import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { type NumberNotation, saidNotation } from '../../../shared/core/optics/acuity.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { type Screening, ScreeningId } from '../../../shared/features/screening/screenings/schema.ts';
import { acuitiesOf, type TestEntries } from '../../../shared/features/screening/tests/answers.schema.ts';
import { assertId } from '../../platform/api/assert-id.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import type { ScreeningFilters } from './list/use-screening-filters.ts';

/** Root of all queries of screenings. */
const root = ['screenings'];

/** One screening. A malformed id counts as not found. */
export function screeningQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId(ScreeningId, id);
      return call(screenings.getScreening, { screeningId: id }, { signal });
    },
  });
}

/** Every screening of a child, the oldest first. */
export function caseScreeningsQuery(caseId: string) {
  return queryOptions({
    queryKey: [...root, 'case', caseId],
    queryFn: async ({ signal }) => {
      const { screenings: all } = await call(screenings.listCaseScreenings, { caseId }, { signal });
      return all;
    },
  });
}

const newest = 20;

/** Whether the newest screenings of the organisation have decimal acuities or logMAR; null where none says. */
export const newestNotationQuery = queryOptions({
  queryKey: [...root, 'notation'],
  queryFn: async ({ signal }) => {
    const { data } = await fetchScreenings({ withResults: true, limit: newest }, signal);
    return notationIn(data.map(({ tests }) => tests));
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** What was chosen last is usual from now on, also before it is finished. */
export const keepNotation = (notation: NumberNotation): void =>
  void queryClient.setQueryData(newestNotationQuery.queryKey, notation);

/** The notation of the first of these that says one. */
export const notationIn = (all: readonly (TestEntries | null)[]): NumberNotation | null =>
  all
    .map(tests => tests && saidNotation(acuitiesOf(tests.eyesight), tests.eyesight.details.notation))
    .find(notation => notation !== null) ?? null;

/** What a finished report of a screening would print otherwise today. */
export const screeningChangesQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'changes', id],
    queryFn: ({ signal }) => call(screenings.getScreeningChanges, { screeningId: id }, { signal }),
  });

/** What all lists of screenings begin with. */
export const screeningListsKey = [...root, 'list'];

export const screeningListKey = (filters: ScreeningFilters) => [...root, 'list', filters];

/** What there is of a class on a day; a list like the others, so that it is read again with them. */
export const screeningRunKey = (children: readonly string[], day: string) => [
  ...root,
  'list',
  'run',
  day,
  children,
];

/** A page of screenings by filter and text. The text is sent in the body, never in the URL. */
export const fetchScreenings = (
  search: RequestOf<typeof screenings.searchScreenings>,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof screenings.searchScreenings>> =>
  call(screenings.searchScreenings, search, { signal });

/** Keeps a screening as it was answered, and lets everything be read again that tells of it. */
export async function keepScreening(screening: Screening): Promise<void> {
  queryClient.setQueryData(screeningQuery(screening.id).queryKey, screening);
  await Promise.all([
    ...['list', 'case', 'changes'].map(kind => queryClient.invalidateQueries({ queryKey: [...root, kind] })),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  ]);
}
