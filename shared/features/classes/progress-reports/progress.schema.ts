import * as z from 'zod';
import { Instant, PlainDate, PlainTime, RequiredLine, Text } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { Case } from '../../cases/cases/schema.ts';
import { Letterhead } from '../../organizations/organizations/record.ts';
import { ScaleWords, Score } from '../evaluations/schema.ts';
import { ProgressReportId } from './schema.ts';

/** Maximum number of activities that a report prints. The report states how many activities were left out. */
export const maxReportedActivities = 40;
/** Maximum number of points in the chart of one activity; the latest are printed. */
export const maxReportedPoints = 60;
/** Maximum number of observations that a report prints. The report states how many were left out. */
export const maxReportedObservations = 60;
/** Maximum number of characters in all printed observations together. */
export const maxObservationCharacters = 60_000;

const ProgressPoint = z.object({ date: PlainDate, participation: Score, fluency: Score });
export type ProgressPoint = z.output<typeof ProgressPoint>;

const Rating = z.object({ date: PlainDate, score: z.int().min(1).max(5) });
/**
 * The first and the latest rating of an activity within the period of a report, and the number of ratings.
 */
const Trend = z.object({ first: Rating, latest: Rating, count: z.int() });
export type Trend = z.output<typeof Trend>;

const ReportedActivity = z.object({
  title: z.string(),
  participation: Trend.nullable(),
  fluency: Trend.nullable(),
  /** The latest points of the activity's chart, in chronological order. */
  points: z.array(ProgressPoint).max(maxReportedPoints),
});
export type ReportedActivity = z.output<typeof ReportedActivity>;

/** Attendance and ratings of a child, from sessions with a finished evaluation. */
export const Progress = z.object({
  attended: z.int(),
  missed: z.int(),
  /**
   * Number of past sessions without a finished evaluation; the other numbers do not include these sessions.
   */
  leftOut: z.int(),
  activities: z.array(ReportedActivity).max(maxReportedActivities),
  moreActivities: z.int(),
  /** Observations that are shared with the family, in chronological order. */
  observations: z.array(z.object({ date: PlainDate, activity: z.string(), text: Text })),
  moreObservations: z.int(),
});
export type Progress = z.output<typeof Progress>;

const Absence = z.object({
  date: PlainDate,
  start: PlainTime,
  /** In the words of the person who recorded it; empty if none was given. Reports do not print it. */
  reason: z.string(),
});
export type Absence = z.output<typeof Absence>;

/** A child's attendance and progress over a period, as staff see it. */
export const ChildProgress = z
  .object({ progress: Progress, absences: z.array(Absence) })
  .meta({ id: 'ChildProgress' });
export type ChildProgress = z.output<typeof ChildProgress>;

/** Everything that a progress report prints, except its own fields. */
export const PrintedProgress = z.object({
  progress: Progress,
  /** The day on which the numbers were computed. */
  asOf: PlainDate,
  className: RequiredLine.nullable(),
  scales: ScaleWords,
  child: Case.pick({ fullName: true, otherName: true, birthDate: true, emailScript: true }),
  organization: Letterhead,
});
export type PrintedProgress = z.output<typeof PrintedProgress>;

/** The printed content of a finished report, frozen when the report was finished. It never changes. */
export const FrozenProgress = PrintedProgress.extend({
  progressReportId: ProgressReportId,
  caseId: CaseId,
  frozenAt: Instant,
});
export type FrozenProgress = z.output<typeof FrozenProgress>;
