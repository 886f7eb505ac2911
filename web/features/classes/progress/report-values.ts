import * as z from 'zod';
import { PlainDate, Text } from '../../../../shared/core/fields.ts';
import {
  isInOrder,
  isShort,
  notInOrder,
  type ProgressReport,
  type ProgressReportFields,
  tooLong,
} from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { DraftKey } from '../../../platform/api/drafts.ts';

export const Period = z
  .strictObject({ from: PlainDate, to: PlainDate })
  .refine(isInOrder, notInOrder)
  .refine(isShort, tooLong);
export type Days = z.output<typeof Period>;

export const ReportValues = z
  .strictObject({ from: PlainDate, to: PlainDate, classId: z.string(), comment: Text })
  .refine(isInOrder, notInOrder)
  .refine(isShort, tooLong);
export type TypedReport = Record<keyof z.output<typeof ReportValues>, string>;

/** The months that end on a day, from the first day of a month. @param today `YYYY-MM-DD` */
export function lastMonths(today: string, months = 3): Days {
  const from = new Date(today);
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() - months + 1);
  return { from: from.toISOString().slice(0, 10), to: today };
}

export const emptyReport = (period: Days): TypedReport => ({
  ...period,
  ...{ classId: '', comment: '' },
});

export const valuesOfReport = ({ from, to, classId, comment }: ProgressReport): TypedReport => ({
  ...{ from, to, classId: classId ?? '', comment },
});

export const fieldsOfReport = (values: TypedReport): ProgressReportFields => {
  const { classId, ...fields } = ReportValues.parse(values);
  return { ...fields, classId: classId === '' ? null : classId };
};

export const reportDraftKey = (caseId: string, report: Pick<ProgressReport, 'id'> | null): DraftKey => ({
  form: report?.id ?? 'progress',
  caseId,
});
