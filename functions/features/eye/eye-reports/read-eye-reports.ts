import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { EyeReportIndexRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { assignmentList } from '../../cases/keys.ts';
import { eyeReportList } from '../keys.ts';
import { eyeReportKind, indexRowOf } from './eye-items.ts';

/** Whole finished reports that the caller may see. */
export const readEyeReports: Handler<typeof eyeReports.readEyeReports> = documentsReader({
  kind: eyeReportKind,
  lists: eyeReportList,
  rowOf: indexRowOf,
  parseRow: row => EyeReportIndexRow.parse(row),
  assigned: assignmentList.all,
});
