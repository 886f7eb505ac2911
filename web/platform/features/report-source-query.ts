import { queryOptions } from '@tanstack/react-query';
import type { ReportSource } from './report-places.ts';

/** The source of a kind of report; loads its code once. */
export const reportSourceQuery = <Source extends ReportSource | null>(
  kind: string,
  load: () => Promise<Source>,
) =>
  queryOptions({
    queryKey: ['report-source', kind],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  });
