import { FrozenReport } from '../../../shared/features/eye/report-documents/frozen-report.ts';

export const schema = FrozenReport;
