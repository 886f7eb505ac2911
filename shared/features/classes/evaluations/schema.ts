import * as z from 'zod';
import { Instant, Line, lineOf, PlainDate, PlainTime, Text } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { ClassMember } from '../classes/schema.ts';
import { Session, SessionActivityId, SessionClass, SessionId } from '../sessions/schema.ts';

/** An evaluation id: the characters of the case id, followed by those of the session id. */
export const EvaluationId = Id('evaluation');

export const maxEvaluationChanges = 200;
export const maxChangedEvaluations = 30;
/** Maximum number of evaluations in a child's list; the list shows the latest. */
export const maxListedEvaluations = 200;

/** Maximum number of days that one request for the evaluations of a class reads. */
export const maxClassDays = 186;
/** Maximum number of evaluations that one request for a class reads; a single day may have more. */
export const maxClassEvaluations = 1_000;

export const scaleNames = ['participation', 'fluency'] as const;
export const ScaleName = z.enum(scaleNames);
export type ScaleName = z.output<typeof ScaleName>;

export const scores = [1, 2, 3, 4, 5] as const;
/** A score from 1 to 5; null means "not rated" and does not count as 0. */
export const Score = z.int().min(1).max(5).nullable();
export type Score = z.output<typeof Score>;

export const ActivityEvaluation = z.object({
  activityId: SessionActivityId,
  participation: Score,
  fluency: Score,
  observation: Text,
  /** Whether the family may see the observation. */
  isShared: z.boolean(),
});
export type ActivityEvaluation = z.output<typeof ActivityEvaluation>;

const ofChild = { caseId: CaseId };
const ofActivity = { ...ofChild, activityId: SessionActivityId };

/**
 * A change of one field of one child's evaluation, from the value that the evaluator saw. Changes of other
 * fields at the same time are kept; if the same field has been changed meanwhile, this change is rejected.
 */
export const EvaluationChange = z.discriminatedUnion('field', [
  z.strictObject({ ...ofChild, field: z.literal('isAbsent'), from: z.boolean(), to: z.boolean() }),
  z.strictObject({ ...ofChild, field: z.literal('absenceReason'), from: Line, to: Line }),
  z.strictObject({ ...ofActivity, field: z.literal('participation'), from: Score, to: Score }),
  z.strictObject({ ...ofActivity, field: z.literal('fluency'), from: Score, to: Score }),
  z.strictObject({ ...ofActivity, field: z.literal('observation'), from: Text, to: Text }),
  z.strictObject({ ...ofActivity, field: z.literal('isShared'), from: z.boolean(), to: z.boolean() }),
]);
export type EvaluationChange = z.output<typeof EvaluationChange>;

export const FieldMark = z.object({
  field: z.string(),
  activityId: SessionActivityId.nullable(),
  by: ClassMember,
  at: Instant,
});
export type FieldMark = z.output<typeof FieldMark>;

const evaluatedFields = {
  isAbsent: z.boolean(),
  absenceReason: Line,
  /** Evaluations by activity; activities without an evaluation are left out. */
  activities: z.array(ActivityEvaluation),
};

export const Evaluation = z
  .object({
    caseId: CaseId,
    ...evaluatedFields,
    /** Changes that other people made in the last two minutes. */
    recent: z.array(FieldMark),
  })
  .meta({ id: 'Evaluation' });
export type Evaluation = z.output<typeof Evaluation>;

/** Maximum length of the text that explains one score. */
export const maxScaleWordsLength = 60;
export const ScaleLine = lineOf(maxScaleWordsLength).min(1);
const Words = z.strictObject({ en: ScaleLine, zh: ScaleLine });
const Scale = z.array(Words).length(scores.length);

/** The meaning of the scores 1 to 5, in the organisation's words. */
export const ScaleWords = z.strictObject({ participation: Scale, fluency: Scale });
export type ScaleWords = z.output<typeof ScaleWords>;

/** The scales of an organisation. Version 0 means the default scales. */
export const EvaluationScales = z
  .object({ ...ScaleWords.shape, version: z.int().min(0) })
  .meta({ id: 'EvaluationScales' });
export type EvaluationScales = z.output<typeof EvaluationScales>;

export const SessionEvaluations = z
  .object({
    session: Session,
    /** Evaluations of the children whom the caller may see; children without an evaluation are left out. */
    evaluations: z.array(Evaluation),
    scales: EvaluationScales,
  })
  .meta({ id: 'SessionEvaluations' });
export type SessionEvaluations = z.output<typeof SessionEvaluations>;

export const CaseEvaluation = z
  .object({
    sessionId: SessionId,
    title: Line,
    date: PlainDate,
    start: PlainTime,
    /** The classes through which the child takes part in this session, as far as the caller may see them. */
    classes: z.array(SessionClass),
    ...evaluatedFields,
    activities: z.array(ActivityEvaluation.extend({ title: z.string() })),
  })
  .meta({ id: 'CaseEvaluation' });
export type CaseEvaluation = z.output<typeof CaseEvaluation>;

/** A session of a class whose evaluation is finished. */
const ClassSession = z.object({
  sessionId: SessionId,
  title: Line,
  date: PlainDate,
  start: PlainTime,
  activities: z.array(z.object({ id: SessionActivityId, title: z.string() })),
  /**
   * The children of the class in this session whom the caller may see; `hidden` is the number of other
   * children.
   */
  children: z.array(z.object({ caseId: CaseId, ...evaluatedFields })),
  hidden: z.int(),
});
export type ClassSession = z.output<typeof ClassSession>;

/** Evaluations of a class, session by session, the latest first. */
export const ClassEvaluations = z
  .object({
    data: z.array(ClassSession),
    children: z.array(CaseName),
    /** Last day of the next page, which has earlier sessions; null if there are none. */
    next: PlainDate.nullable(),
    scales: EvaluationScales,
  })
  .meta({ id: 'ClassEvaluations' });
export type ClassEvaluations = z.output<typeof ClassEvaluations>;
