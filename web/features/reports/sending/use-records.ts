import { queryOptions, useQuery } from '@tanstack/react-query';
import { deliveryStage } from '../../../../shared/core/mail/status.ts';
import { changedFacts } from '../../../../shared/core/report-changes.ts';
import {
  holdersOfEarlier,
  lastOfEarlier,
  withOnlyEarlier,
} from '../../../../shared/features/reports/sending/holders-of-earlier.ts';
import { lastCopy } from '../../../../shared/features/reports/sending/last-copy.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { allSendingsQuery } from '../../../platform/features/all-sendings-query.ts';
import type { ReportLanguage, ReportRecord, ReportSource } from '../../../platform/features/report-places.ts';

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

/** When the record was sent and amended; null for records that cannot be amended. */
export const timesQuery = ({ id, source: { key, timesOf } }: Pick<SendableRecord, 'id' | 'source'>) =>
  queryOptions({
    queryKey: ['times-of-record', key, id],
    queryFn: async () => (await timesOf?.(id)) ?? null,
    gcTime: 0,
  });

/** The emails with a record's reports, in particular those with an earlier version of an amended record. */
export function useEarlierSendings(record: SendableRecord) {
  const times = useQuery(timesQuery(record));
  const amendedAt = times.data?.amendedAt ?? null;
  const { source } = record;
  const hasChoices = source.copies !== undefined && times.data != null && times.data.sentAt !== null;
  const all = useQuery({
    ...allSendingsQuery(source, record.id),
    enabled: amendedAt !== null || hasChoices,
  });
  const sent = all.data ?? [];
  const sendings = sent.map(one => ({ ...one, to: one.to.map(({ address }) => address) }));
  return {
    times: times.data ?? null,
    isPending: times.isLoading || all.isLoading,
    /** The last of them to one of these addresses. */
    lastTo: (addresses: readonly string[]) => lastOfEarlier(amendedAt, addresses, sendings),
    /** Those of these addresses that have only an earlier version, of any kind of report or of one. */
    onlyEarlierOf: (addresses: readonly string[], kind?: string) => {
      const ofKind = sent.map(one => ({ ...one, kinds: one.kinds.filter(it => it === (kind ?? it)) }));
      const left = amendedAt === null ? [] : withOnlyEarlier(amendedAt, ofKind.map(delivered));
      return addresses.filter(address => left.some(one => one.toLowerCase() === address.toLowerCase()));
    },
    /** The copy that a recipient group has, of the earlier version or of this one. */
    heldBy: (group: string | null): SentReports | undefined =>
      source.copies &&
      lastCopy(sent, source.copies.choiceKind, content => source.copies?.kindIn(content) === group),
    /** Returns whether an address has an earlier version of these kinds of reports. */
    holdersOf: (kinds: string[]) => holdersOfEarlier(amendedAt, kinds, sendings),
  };
}

/** A sending to the addresses that it reached. */
export const delivered = (sent: SentReports) => ({
  ...sent,
  to: sent.to.flatMap(({ address, status }) => (deliveryStage(status) === 'unreached' ? [] : [address])),
});

export type EarlierSendings = ReturnType<typeof useEarlierSendings>;

export const useCopyDetails = ({ id, source: { key, detailsOf } }: SendableRecord) =>
  useQuery({
    queryKey: ['copy-details', key, id],
    queryFn: async () => (await detailsOf?.(id)) ?? null,
    gcTime: 0,
  });
