import { queryOptions } from '@tanstack/react-query';
import { duplicates } from '../../../../shared/features/cases/duplicates/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';

const root = ['cases', 'merges'];

export const duplicateListKey = [...root, 'list'];

export const caseDuplicatesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...root, 'duplicates', caseId],
    queryFn: ({ signal }) => call(duplicates.listCaseDuplicates, { caseId }, { signal }),
  });

export const comparisonQuery = (caseId: string, otherId: string) =>
  queryOptions({
    queryKey: [...root, 'comparison', caseId, otherId],
    queryFn: ({ signal }) => {
      assertId('case', otherId);
      return call(duplicates.compareCases, { caseId, otherId }, { signal });
    },
  });

export const mergesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...root, 'done', caseId],
    queryFn: ({ signal }) => call(merges.listMerges, { caseId }, { signal }),
  });

export const fetchDuplicates = (cursor: string | null, signal?: AbortSignal) =>
  call(duplicates.listDuplicates, cursor ? { cursor } : {}, { signal });

/** Counts likely duplicates, at most `most`; 0 for users who see only selected cases. */
export async function countDuplicates(most: number, signal: AbortSignal): Promise<number> {
  const { data } = await call(duplicates.listDuplicates, { limit: most }, { signal });
  return data.length;
}
