import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { LinkedRecordType } from '../../../composition/linked-record-type.ts';
import { eyeReportKey } from '../keys.ts';

/** Links to a visit's reports work until the visit is deleted. */
export const linkedEyeReport: LinkedRecordType = {
  key: eyeReportKey,
  isAvailable: item => EyeReport.parse(item).deletedAt === null,
};
