import type { ReportRecordField } from '../../../../shared/core/documents/report-kinds.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { Write } from '../../../platform/storage/write.ts';

export interface SentRecord extends Pick<SendingRecord, 'caseId' | 'reference'> {
  /** The record's id, in the field that a sending has for this kind of record. */
  ids: Pick<SendingRecord, ReportRecordField>;
  writes?: Write[];
}
