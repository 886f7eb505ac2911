import type * as z from 'zod';
import { ReportKind } from '../../../core/documents/report-kinds.ts';

export const EyeReportKind = ReportKind.extract(['refraction', 'myopia']);
export type EyeReportKind = z.output<typeof EyeReportKind>;
