import { useQueries } from '@tanstack/react-query';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { pageSize } from '../../../../shared/core/limits.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { DueSibling } from '../../../../shared/features/eye/recalls/due-sibling.ts';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { dueSiblingsQuery, fetchRecalls } from '../eye-reports/queries.ts';

/** A row of the list; only rows of an export contain the brothers and sisters. */
export type ListedRecall = RecallRow & { siblings?: readonly DueSibling[] };

export type SiblingsOf = (row: Pick<RecallRow, 'caseId'>) => readonly DueSibling[];

const idsOf = (rows: readonly RecallRow[]) => rows.map(({ caseId }) => caseId);

/** The brothers and sisters whom a call to the family of each row is also about; none while loading. */
export function useDueSiblings(rows: readonly RecallRow[] = []) {
  const ids = idsOf(rows);
  const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize),
  );
  const read = useQueries({ queries: pages.map(dueSiblingsQuery) });
  const siblings = new Map(read.flatMap(({ data }) => [...(data ?? [])]));
  const siblingsOf: SiblingsOf = ({ caseId }) => siblings.get(caseId) ?? [];
  return {
    siblingsOf,
    isFailed: read.some(({ isError }) => isError),
    retry: () => read.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  };
}

/** A page of recalls for an export, with brothers and sisters. */
export async function fetchRecallsWithSiblings(search: RequestOf<typeof eyeReports.searchRecalls>) {
  const { data, meta } = await fetchRecalls(search);
  const siblings = data.length > 0 ? await queryClient.fetchQuery(dueSiblingsQuery(idsOf(data))) : new Map();
  return { data: data.map(row => ({ ...row, siblings: siblings.get(row.caseId) ?? [] })), meta };
}
