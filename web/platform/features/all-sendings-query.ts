import { queryOptions } from '@tanstack/react-query';
import { fetchAllPages } from '../api/fetch-pages.ts';
import type { ReportSource } from './report-places.ts';

/** First elements of the keys of queries that list when and to whom a source's reports were sent. */
export const sendingsRoot = ({ key }: Pick<ReportSource, 'key'>) => [key, 'sendings'];

/** Reads when and to whom a record's reports were sent, newest first. */
export function allSendingsQuery(source: Pick<ReportSource, 'key' | 'listSendings'>, recordId: string) {
  return queryOptions({
    queryKey: [...sendingsRoot(source), recordId, 'all'],
    queryFn: ({ signal }) =>
      fetchAllPages(cursor => source.listSendings(recordId, cursor === null ? {} : { cursor }, signal)),
  });
}
