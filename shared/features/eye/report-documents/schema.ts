import * as z from 'zod';

export const EyeReportKind = z.enum(['refraction', 'myopia']);
export type EyeReportKind = z.output<typeof EyeReportKind>;
