import type { ReportRecordField } from '../../../../shared/core/report-kinds.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { Write } from '../../../platform/storage/write.ts';

/** A record whose reports are sent. */
export interface SentRecord extends Pick<SendingRecord, 'caseId' | 'reference'> {
  /** Its id, in the field of its kind. */
  ids: Pick<SendingRecord, ReportRecordField>;
  /** Notes on the record itself that it was sent. */
  writes?: Write[];
}
