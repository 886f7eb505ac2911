import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { EyeReportId } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchNonEmptyPage } from '../../../platform/api/fetch-non-empty-page.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { RecallQuery } from '../recalls/use-recall-filters.ts';
import type { EyeFilters } from './use-eye-filters.ts';

/** Root of all eye queries; every change of a report invalidates them. */
const root = ['eye'];

export const refreshEye = () => queryClient.invalidateQueries({ queryKey: root });

/** One full report. A malformed id counts as not found. */
export function eyeReportQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId(EyeReportId, id);
      return call(eyeReports.getEyeReport, { eyeReportId: id }, { signal });
    },
  });
}

/** Every visit of a child. */
export function eyeSeriesQuery(caseId: string) {
  return queryOptions({
    queryKey: [...root, 'series', caseId],
    queryFn: ({ signal }) => call(eyeReports.getEyeSeries, { caseId }, { signal }),
  });
}

export const prefetchEyeSeries = (caseId: string) => queryClient.prefetchQuery(eyeSeriesQuery(caseId));

/** Earlier versions of a report. */
export function eyeVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'versions', id],
    queryFn: ({ signal }) => call(eyeReports.listEyeReportVersions, { eyeReportId: id }, { signal }),
  });
}

/** What has changed of what a finished report prints. */
export function reportChangesQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'changes', id],
    queryFn: ({ signal }) => call(eyeReports.getReportChanges, { eyeReportId: id }, { signal }),
  });
}

/** Upper limit of requests per click, when filters drop every row that is read. */
const maxRequests = 10;

export type RecallPage = ResponseOf<typeof eyeReports.searchRecalls>;

/** Due recalls, page by page. */
export function recallListQuery(filters: RecallQuery) {
  return infiniteQueryOptions({
    queryKey: [...root, 'recalls', filters],
    queryFn: async ({ pageParam, signal }) => {
      let cursor = pageParam;
      for (let requests = 1; ; requests++) {
        const page = await call(eyeReports.searchRecalls, { ...filters, cursor }, { signal });
        cursor = page.meta.next;
        if (page.data.length > 0 || cursor === null || requests === maxRequests) return page;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData<InfiniteData<RecallPage, string | null>>,
  });
}

export type EyePage = ResponseOf<typeof eyeReports.searchEyeReports>;

/** Reports by filter and text, page by page. The text is sent in the body, never in the URL. */
export function eyeListQuery(filters: EyeFilters, text: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'list', filters, text],
    queryFn: ({ pageParam, signal }) =>
      fetchNonEmptyPage(pageParam, cursor =>
        call(eyeReports.searchEyeReports, { ...filters, text, cursor }, { signal }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData<InfiniteData<EyePage, string | null>>,
  });
}
