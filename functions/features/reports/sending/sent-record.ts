import type { ReportRecordField } from '../../../../shared/core/report-kinds.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { Write } from '../../../platform/storage/write.ts';

/** A record whose reports can be sent. */
export interface SentRecord extends Pick<SendingRecord, 'caseId' | 'reference'> {
  /** The record's id, in the id field for its kind. */
  ids: Pick<SendingRecord, ReportRecordField>;
  /** Writes that mark the record as sent. */
  writes?: Write[];
}
