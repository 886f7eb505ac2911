import { useQueries } from '@tanstack/react-query';
import type { ReportRecord, ReportSource } from '../../../platform/features/report-places.ts';
import { recordsQuery } from './queries.ts';

/** A record with what it is of. */
export interface SendableRecord extends ReportRecord {
  source: ReportSource;
}

/** Records of a child, of all sources, the newest first. */
export function useRecords(
  sources: readonly ReportSource[],
  caseId: string,
): { data: SendableRecord[] | undefined; error: Error | null } {
  return useQueries({
    queries: sources.map(source => recordsQuery(source, caseId)),
    combine: found => {
      const isLoaded = found.every(({ data }) => data !== undefined);
      const all = found.flatMap(({ data = [] }, index) => {
        const source = sources[index];
        return source ? data.map(record => ({ ...record, source })) : [];
      });
      return {
        data: isLoaded ? all.toSorted((one, other) => other.date.localeCompare(one.date)) : undefined,
        error: found.find(({ error }) => error)?.error ?? null,
      };
    },
  });
}
