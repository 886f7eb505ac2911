import { queryOptions } from '@tanstack/react-query';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { fetchNonEmptyPage, pagedQuery } from '../../../platform/api/fetch-pages.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { sendingsRoot } from '../../../platform/features/all-sendings-query.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import type { SendingRef } from '../../../platform/features/parts.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { reportSourceQuery } from '../../../platform/features/report-source-query.ts';

const pageAt = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const sendingsQuery = (source: ReportSource, recordId: string) =>
  pagedQuery([...sendingsRoot(source), recordId], (from, signal) =>
    fetchNonEmptyPage(from, cursor => source.listSendings(recordId, pageAt(cursor), signal)),
  );

/** The source of a kind of report; null if no feature makes it. */
export const sourceOfKindQuery = (kind: string) =>
  reportSourceQuery(kind, async (): Promise<ReportSource | null> => {
    const sources = contributionsTo('reportSources');
    return (await sources.find(({ kinds }) => kinds.some(one => one.kind === kind))?.load()) ?? null;
  });

export function sendingQuery(source: ReportSource, { reportId, sendingId }: SendingRef) {
  return queryOptions({
    queryKey: [...sendingsRoot(source), reportId, sendingId],
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
  queryClient.invalidateQueries({ queryKey: sendingsRoot(source) });
