import { EyeReport } from '../../../shared/features/eye/eye-reports/schema.ts';

export const schema = EyeReport;
