import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { LinkedRecordType } from '../../../composition/linked-record-type.ts';
import { eyeReportKey } from '../keys.ts';

/** A link to a visit's reports works until the visit is deleted. */
export const linkedEyeReport: LinkedRecordType = {
  key: eyeReportKey,
  isAvailable: item => EyeReport.parse(item).deletedAt === null,
};
