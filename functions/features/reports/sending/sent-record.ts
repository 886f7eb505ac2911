import type { ReportRecordField } from '../../../../shared/core/documents/report-kinds.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { Write } from '../../../platform/storage/write.ts';

export interface SentRecord extends Pick<SendingRecord, 'caseId' | 'reference'> {
  ids: Pick<SendingRecord, ReportRecordField>;
  /** When the record was last amended; null or undefined if it was not. */
  amendedAt?: string | null | undefined;
  /** Whether an address has an earlier version of the reports, so that it gets a corrected one. */
  hasEarlier?: (address: string) => boolean;
  writes?: Write[];
}
