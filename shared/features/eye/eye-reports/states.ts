import * as z from 'zod';
import { powerMethods } from '../progression/trend.ts';

export const labOrderStates = ['ordered', 'late', 'returned'] as const;
export const LabOrderState = z.enum(labOrderStates);

export type LabOrderState = z.output<typeof LabOrderState>;

export const eyeReportStatuses = ['draft', 'finished', 'amended'] as const;
export const EyeReportStatus = z.enum(eyeReportStatuses);

/** Why a finished report needs a check. `lensPower`: the power may not have been converted to the cornea. */
export const reportChecks = ['lensPower'] as const;
export const ReportCheck = z.enum(reportChecks);

export const PowerMethodName = z.enum(powerMethods);
