import { useQuery } from '@tanstack/react-query';
import type { SentAndAmended } from '../../../../shared/core/documents/amended-since-sent.ts';
import { changedFacts } from '../../../../shared/core/report-changes.ts';
import { holdersOfEarlier } from '../../../../shared/features/reports/sending/holders-of-earlier.ts';
import type { ReportLanguage, ReportRecord, ReportSource } from '../../../platform/features/report-places.ts';
import { allSendingsQuery } from './queries.ts';

export interface SendableRecord extends ReportRecord {
  source: ReportSource;
  /** Default options for a copy of the record. */
  content: object;
}

export function useRecords(sources: readonly ReportSource[], caseId: string) {
  return useQuery({
    queryKey: ['records-to-send', caseId, sources.map(({ key }) => key)],
    queryFn: async (): Promise<SendableRecord[]> => {
      const bySource = sources.map(async source => {
        const [found, content] = await Promise.all([source.listRecords(caseId), source.defaultContent()]);
        return found.map(record => ({ ...record, source, content }));
      });
      const records = (await Promise.all(bySource)).flat();
      return records.toSorted((one, other) => other.date.localeCompare(one.date));
    },
    gcTime: 0,
  });
}

/** Default kind of copy for recipients outside the family; null if the record has only one kind. */
export const usePresetCopy = ({ id, source: { key, copies } }: SendableRecord) =>
  useQuery({
    queryKey: ['preset-copy', key, id],
    queryFn: async () => (await copies?.presetOf(id)) ?? null,
    gcTime: 0,
  });

/** Changes to a record since it was finished; the form shows them before the user fills it in. */
export const useChangesOf = (record: SendableRecord, copy: ReportLanguage) =>
  useQuery({
    queryKey: ['changes-of-record', record.source.key, record.id],
    queryFn: async () => changedFacts((await record.source.changesOf?.(record, copy)) ?? []),
    enabled: !record.isDraft,
    gcTime: 0,
  });

/** When the record was sent and amended; undefined until known, and for records that cannot be amended. */
export const useTimesOf = ({ id, source: { key, timesOf } }: Pick<SendableRecord, 'id' | 'source'>) =>
  useQuery({
    queryKey: ['times-of-record', key, id],
    queryFn: async () => (await timesOf?.(id)) ?? null,
    gcTime: 0,
  }).data ?? undefined;

/** Returns whether an address has an earlier version of these reports than the amended record. */
export function useHasEarlier(
  { id, source }: SendableRecord,
  times: SentAndAmended | undefined,
  kinds: string[],
) {
  const amendedAt = times?.amendedAt ?? null;
  const { data: sendings = [] } = useQuery({ ...allSendingsQuery(source, id), enabled: amendedAt !== null });
  return holdersOfEarlier(
    amendedAt,
    kinds,
    sendings.map(sent => ({ ...sent, to: sent.to.map(({ address }) => address) })),
  );
}

export const useCopyDetails = ({ id, source: { key, detailsOf } }: SendableRecord) =>
  useQuery({
    queryKey: ['copy-details', key, id],
    queryFn: async () => (await detailsOf?.(id)) ?? null,
    gcTime: 0,
  });
