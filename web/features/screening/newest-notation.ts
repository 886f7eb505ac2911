import { queryOptions } from '@tanstack/react-query';
import { type NumberNotation, saidNotation } from '../../../shared/core/optics/acuity.ts';
import { acuitiesOf, type TestEntries } from '../../../shared/features/screening/tests/answers.schema.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { fetchScreenings } from './queries.ts';

const newest = 20;

/** Reads the usual acuity notation of the newest screenings; null if none has an ambiguous number. */
export const newestNotationQuery = queryOptions({
  queryKey: ['screenings', 'notation'],
  queryFn: async ({ signal }) => {
    const { data } = await fetchScreenings({ withResults: true, limit: newest }, signal);
    return notationIn(data.map(({ tests }) => tests));
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Makes the chosen acuity notation the usual one at once, before the screening is finished. */
export const keepNotation = (notation: NumberNotation): void =>
  void queryClient.setQueryData(newestNotationQuery.queryKey, notation);

export const notationIn = (all: readonly (TestEntries | null)[]): NumberNotation | null =>
  all
    .map(tests => tests && saidNotation(acuitiesOf(tests.eyesight), tests.eyesight.details.notation))
    .find(notation => notation !== null) ?? null;
