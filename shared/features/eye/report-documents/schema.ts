import type * as z from 'zod';
import { ReportKind } from '../../../core/documents/report-kinds.ts';

/** Kinds of reports of an eye visit. */
export const EyeReportKind = ReportKind.extract(['refraction', 'myopia']);
export type EyeReportKind = z.output<typeof EyeReportKind>;
