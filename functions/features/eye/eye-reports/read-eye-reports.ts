import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { eyeReportListing } from './eye-items.ts';

/** Reads complete finished reports (not only list rows) that the caller may see. */
export const readEyeReports: Handler<typeof eyeReports.readEyeReports> = documentsReader(eyeReportListing);
