import * as z from 'zod';
import { Instant, PlainDate, RequiredLine, Text } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { Case } from '../../cases/cases/schema.ts';
import { OrganizationRecord } from '../../organizations/organizations/record.ts';
import { ScaleWords, Score } from '../evaluations/schema.ts';
import { ProgressReportId } from './schema.ts';

/** Most of each that a report prints; it says how many there are beside them. */
export const maxReportedActivities = 40;
export const maxReportedPoints = 60;
export const maxReportedObservations = 60;
export const maxObservationCharacters = 60_000;

const ProgressPoint = z.object({ date: PlainDate, participation: Score, fluency: Score });
export type ProgressPoint = z.output<typeof ProgressPoint>;

const Rating = z.object({ date: PlainDate, score: z.int().min(1).max(5) });
/** The first and the latest rating of a period, and how many there were. */
const Trend = z.object({ first: Rating, latest: Rating, count: z.int() });
export type Trend = z.output<typeof Trend>;

const ReportedActivity = z.object({
  title: z.string(),
  participation: Trend.nullable(),
  fluency: Trend.nullable(),
  /** The latest ones, in the order of time. */
  points: z.array(ProgressPoint).max(maxReportedPoints),
});
export type ReportedActivity = z.output<typeof ReportedActivity>;

/** What sessions whose evaluation is finished say of a child. */
export const Progress = z.object({
  attended: z.int(),
  missed: z.int(),
  /** Sessions that have been and whose evaluation was not finished: they are counted nowhere else. */
  leftOut: z.int(),
  activities: z.array(ReportedActivity).max(maxReportedActivities),
  moreActivities: z.int(),
  /** Those that are shared with the family, in the order of time. */
  observations: z.array(z.object({ date: PlainDate, activity: z.string(), text: Text })),
  moreObservations: z.int(),
});
export type Progress = z.output<typeof Progress>;

/** Everything that a report prints beside its own fields. */
export const PrintedProgress = z.object({
  progress: Progress,
  /** The day of what is counted. */
  asOf: PlainDate,
  className: RequiredLine.nullable(),
  scales: ScaleWords,
  child: Case.pick({ fullName: true, otherName: true, birthDate: true, emailScript: true }),
  organization: OrganizationRecord.pick({
    name: true,
    billingAddress: true,
    officeNumber: true,
    pdfFooter: true,
    script: true,
    logoId: true,
  }),
});
export type PrintedProgress = z.output<typeof PrintedProgress>;

/** What a finished report prints, as it was when it was finished. It never changes. */
export const FrozenProgress = PrintedProgress.extend({
  progressReportId: ProgressReportId,
  caseId: CaseId,
  frozenAt: Instant,
});
export type FrozenProgress = z.output<typeof FrozenProgress>;
