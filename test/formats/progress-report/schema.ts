import { ProgressReport } from '../../../shared/features/classes/progress-reports/schema.ts';

export const schema = ProgressReport;
