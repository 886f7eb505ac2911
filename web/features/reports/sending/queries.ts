import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { Id } from '../../../../shared/core/ids.ts';
import { SendingId, type SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { fetchNonEmptyPage } from '../../../platform/api/fetch-non-empty-page.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { SendingRef } from '../../../platform/features/parts.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';

const pageAt = (cursor: string | null) => (cursor === null ? {} : { cursor });

const rootOf = ({ key }: ReportSource) => [key, 'sendings'];

export function sendingsQuery(source: ReportSource, recordId: string) {
  return infiniteQueryOptions({
    queryKey: [...rootOf(source), recordId],
    queryFn: ({ pageParam, signal }) =>
      fetchNonEmptyPage(pageParam, cursor => source.listSendings(recordId, pageAt(cursor), signal)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });
}

export function sendingQuery(source: ReportSource, { reportId, sendingId }: SendingRef) {
  return queryOptions({
    queryKey: [...rootOf(source), reportId, sendingId],
    queryFn: async ({ signal }): Promise<SentReports> => {
      assertId(Id(source.idKind), reportId);
      assertId(SendingId, sendingId);
      let cursor: string | null = null;
      do {
        const page = await source.listSendings(reportId, pageAt(cursor), signal);
        const found = page.data.find(({ id }) => id === sendingId);
        if (found) return found;
        cursor = page.meta.next;
      } while (cursor !== null);
      throw new CallError('record.missing', 404);
    },
  });
}

/**
 * Refetches the records, because they store whether they were sent. Skips the log of sent reports, and the
 * PDFs, because opening a PDF is audited.
 */
export const refreshRecords = ({ root }: ReportSource) =>
  queryClient.invalidateQueries({
    queryKey: [root],
    predicate: ({ queryKey }) => !queryKey.includes('pdf') && !queryKey.includes('sendings'),
  });

export const refreshSendings = (source: ReportSource) =>
  queryClient.invalidateQueries({ queryKey: rootOf(source) });
