import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { daysBetween } from '../../../core/dates/days.ts';
import { Instant, optional, PlainDate, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { ClassId } from '../classes/schema.ts';

export const ProgressReportId = Id('progressReport');

/** Maximum number of days that a report covers: one school year. */
export const maxReportedDays = 366;

const Period = z.strictObject({ from: PlainDate, to: PlainDate });

export const isInOrder = ({ from, to }: z.output<typeof Period>): boolean => from <= to;
export const isShort = ({ from, to }: z.output<typeof Period>): boolean =>
  daysBetween(from, to) < maxReportedDays;
export const notInOrder = { path: ['to'], error: 'validation.end_before_start' };
export const tooLong = { path: ['from'], error: 'validation.period_long' };
export const periodFields = Period.shape;

export const ProgressReportFields = z
  .strictObject({
    ...periodFields,
    /** Count only sessions that the child attended with this class. */
    classId: optional(ClassId),
    comment: Text.default(''),
  })
  .refine(isInOrder, notInOrder)
  .refine(isShort, tooLong);
export type ProgressReportFields = z.output<typeof ProgressReportFields>;

/** A report for the family about attendance and progress. Finishing the report freezes its numbers. */
export const ProgressReport = z
  .object({
    ...periodFields,
    classId: ClassId.nullable(),
    comment: Text,
    id: ProgressReportId,
    caseId: CaseId,
    version: Version,
    status: z.enum(['draft', 'finished']),
    author: Author,
    createdAt: Instant,
    savedAt: Instant,
    finishedAt: Instant.nullable(),
    finishedBy: Author.nullable(),
    /** When the report was first sent. */
    sentAt: Instant.nullable(),
    removedAt: Instant.nullable(),
  })
  .meta({ id: 'ProgressReport' });
export type ProgressReport = z.output<typeof ProgressReport>;

export const ProgressDraftRow = ProgressReport.pick({ id: true, version: true });
