import { queryOptions } from '@tanstack/react-query';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { fetchAllPages, fetchNonEmptyPage, pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import type { SendingRef } from '../../../platform/features/parts.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';

const pageAt = (cursor: string | null) => (cursor === null ? {} : { cursor });

const rootOf = ({ key }: ReportSource) => [key, 'sendings'];

export const sendingsQuery = (source: ReportSource, recordId: string) =>
  pagedQuery([...rootOf(source), recordId], (from, signal) =>
    fetchNonEmptyPage(from, cursor => source.listSendings(recordId, pageAt(cursor), signal)),
  );

/** Reads when and to whom a record's reports were sent, newest first. */
export function allSendingsQuery(source: ReportSource, recordId: string) {
  return queryOptions({
    queryKey: [...rootOf(source), recordId, 'all'],
    queryFn: ({ signal }) => fetchAllPages(cursor => source.listSendings(recordId, pageAt(cursor), signal)),
  });
}

/** The source of a kind of report; null if no feature makes it. */
export function sourceOfKindQuery(kind: string) {
  return queryOptions({
    queryKey: ['report-source', kind],
    queryFn: async (): Promise<ReportSource | null> => {
      const sources = contributionsTo('reportSources');
      return (await sources.find(({ kinds }) => kinds.some(one => one.kind === kind))?.load()) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function sendingQuery(source: ReportSource, { reportId, sendingId }: SendingRef) {
  return queryOptions({
    queryKey: [...rootOf(source), reportId, sendingId],
    queryFn: async ({ signal }): Promise<SentReports> => {
      assertId(source.idKind, reportId);
      assertId('sending', sendingId);
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
