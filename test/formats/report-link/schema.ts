import { ReportLinkRecord } from '../../../shared/features/reports/report-links/record.ts';

export const schema = ReportLinkRecord;
