import { reportRecordIdOf } from '../../../../shared/core/documents/report-kinds.ts';
import type { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';

/** @param isCorrection whether an address has an earlier version of the reports */
export const sentEvent = (sending: SendingRecord, isCorrection = false): AuditEvent => {
  const { caseId, kinds, mails, reference } = sending;
  const detail = {
    ...{ report: reportRecordIdOf(sending), kinds, mails },
    ...(reference && { reference }),
    ...(isCorrection && { sentAs: 'correction' }),
  };
  return { act: 'report.sent', record: caseId, detail };
};
