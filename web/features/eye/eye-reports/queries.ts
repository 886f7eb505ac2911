import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { cachePhotos } from '../../../ui/list/cache-photos.ts';
import type { RecallQuery } from '../recalls/use-recall-filters.ts';
import type { EyeFilters } from './eye-filters.ts';

const root = ['eye'];

/**
 * Delays after which cases are read again, because the server updates the visit days on a case a little
 * later.
 */
const reactionsAfterMs = [1_000, 4_000, 10_000];

/** Refetches eye data, and cases, because these show the timeline and the days of the last and next visit. */
export const refreshEye = async (): Promise<void> => {
  const refreshCases = () => queryClient.invalidateQueries({ queryKey: ['cases'] });
  for (const ms of reactionsAfterMs) setTimeout(refreshCases, ms);
  await Promise.all([queryClient.invalidateQueries({ queryKey: root }), refreshCases()]);
};

/** Reads a full report; a malformed id counts as not found. */
export function eyeReportQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'one', id],
    queryFn: ({ signal }) => {
      assertId('eyeReport', id);
      return call(eyeReports.getEyeReport, { eyeReportId: id }, { signal });
    },
  });
}

export function keepEyeReport(report: EyeReport): Promise<void> {
  queryClient.setQueryData(eyeReportQuery(report.id).queryKey, report);
  return refreshEye();
}

export function eyeSeriesQuery(caseId: string) {
  return queryOptions({
    queryKey: [...root, 'series', caseId],
    queryFn: ({ signal }) => call(eyeReports.getEyeSeries, { caseId }, { signal }),
  });
}

export const prefetchEyeSeries = (caseId: string) => queryClient.prefetchQuery(eyeSeriesQuery(caseId));

export function eyeVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'versions', id],
    queryFn: ({ signal }) => call(eyeReports.listEyeReportVersions, { eyeReportId: id }, { signal }),
  });
}

export const isReadingVisits = (): boolean =>
  queryClient.isFetching({
    predicate: ({ queryKey: [first, kind] }) => first === root[0] && (kind === 'series' || kind === 'one'),
  }) > 0;

export function reportChangesQuery(id: string) {
  return queryOptions({
    queryKey: [...root, 'changes', id],
    queryFn: ({ signal }) => call(eyeReports.getReportChanges, { eyeReportId: id }, { signal }),
  });
}

export const recallListKey = (filters: RecallQuery) => [...root, 'recalls', filters];

export const fetchRecalls = async (
  search: RequestOf<typeof eyeReports.searchRecalls>,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof eyeReports.searchRecalls>> =>
  cachePhotos(await call(eyeReports.searchRecalls, search, { signal }));

/** The first visits booked on a day, `YYYY-MM-DD`, in order of time. */
export const bookedOnQuery = (day: string) =>
  queryOptions({
    queryKey: [...root, 'bookedOn', day],
    queryFn: async ({ signal }) => (await fetchRecalls({ bookedOn: day, limit: 50 }, signal)).data,
  });

/** What the dashboard shows of a day, `YYYY-MM-DD`, all in one read. The server decides which day it is. */
export const eyeDayQuery = (day: string) =>
  queryOptions({
    queryKey: [...root, 'day', day],
    queryFn: ({ signal }) => call(recalls.getEyeDay, {}, { signal }),
  });

/** Brothers and sisters who are due or booked, by the id of the child; at most a page of children. */
export const dueSiblingsQuery = (caseIds: string[]) =>
  queryOptions({
    queryKey: [...root, 'siblings', caseIds],
    queryFn: async ({ signal }) => {
      const { families } = await call(recalls.listDueSiblings, { caseIds }, { signal });
      return new Map(families.map(({ caseId, siblings }) => [caseId, siblings]));
    },
  });

export const eyeListKey = (filters: EyeFilters) => [...root, 'list', filters];

/** Reads reports that match a filter and a text; the text is in the body, so that no name is in the URL. */
export const fetchEyeReports = async (
  search: RequestOf<typeof eyeReports.searchEyeReports>,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof eyeReports.searchEyeReports>> =>
  cachePhotos(await call(eyeReports.searchEyeReports, search, { signal }));
