import type { ReportRecordField } from '../../../../shared/core/documents/report-kinds.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { Write } from '../../../platform/storage/write.ts';

export interface SentRecord extends Pick<SendingRecord, 'caseId' | 'reference'> {
  ids: Pick<SendingRecord, ReportRecordField>;
  /** When the record was last amended; null or undefined if the record was never amended. */
  amendedAt?: string | null | undefined;
  /**
   * Whether an address has an earlier version of the reports, so that the address gets a corrected version.
   */
  hasEarlier?: (address: string) => boolean;
  writes?: Write[];
}

type Written = Pick<SendingRecord, 'language' | 'script'>;

export const areInOneLanguage = (one: Written, other: Written): boolean =>
  languageTag(one.language, one.script) === languageTag(other.language, other.script);
