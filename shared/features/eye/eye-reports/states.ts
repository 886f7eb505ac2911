import * as z from 'zod';
import { powerMethods } from '../progression/trend.ts';

export const LabOrderState = z.enum(['ordered', 'late', 'returned']);

export type LabOrderState = z.output<typeof LabOrderState>;

export const EyeReportStatus = z.enum(['draft', 'finished', 'amended']);

/** Why a finished report needs a check. `lensPower`: the power may not have been converted to the cornea. */
export const ReportCheck = z.enum(['lensPower']);

export const PowerMethodName = z.enum(powerMethods);
