import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { EyeReportId } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { SendingId, type SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
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

/** Earlier versions of a report. */
export function eyeVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'versions', id],
    queryFn: ({ signal }) => call(eyeReports.listEyeReportVersions, { eyeReportId: id }, { signal }),
  });
}

/** The child of a report. */
export function childQuery(caseId: string) {
  return queryOptions({
    queryKey: ['cases', 'one', caseId],
    queryFn: ({ signal }) => call(cases.getCase, { caseId }, { signal }),
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

/** The send log of a report, page by page. */
export function sendingsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...root, 'sendings', id],
    queryFn: ({ pageParam, signal }) =>
      fetchNonEmptyPage(pageParam, cursor =>
        call(reportDocuments.listSendings, { eyeReportId: id, ...(cursor && { cursor }) }, { signal }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}

/** Identifies one sending of a report. */
export interface SendingRef {
  reportId: string;
  sendingId: string;
}

/** One sending, found in the log of its report. */
export function sendingQuery({ reportId, sendingId }: SendingRef) {
  return queryOptions({
    queryKey: [...root, 'sendings', reportId, sendingId],
    queryFn: async ({ signal }): Promise<SentReports> => {
      assertId(EyeReportId, reportId);
      assertId(SendingId, sendingId);
      let cursor: string | null = null;
      do {
        const page: ResponseOf<typeof reportDocuments.listSendings> = await call(
          reportDocuments.listSendings,
          { eyeReportId: reportId, ...(cursor && { cursor }) },
          { signal },
        );
        const found = page.data.find(({ id }) => id === sendingId);
        if (found) return found;
        cursor = page.meta.next;
      } while (cursor !== null);
      throw new CallError('record.missing', 404);
    },
  });
}

export const refreshSendings = () => queryClient.invalidateQueries({ queryKey: [...root, 'sendings'] });
