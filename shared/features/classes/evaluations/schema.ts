import * as z from 'zod';
import { Instant, Line, lineOf, PlainDate, Text } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { ClassMember } from '../classes/schema.ts';
import { PlainTime, Session, SessionActivityId, SessionClass, SessionId } from '../sessions/schema.ts';

/** It starts with the characters of its case, and goes on with those of its session. */
export const EvaluationId = Id('evaluation');

/** Changes, and children whose evaluations they change, of one call. */
export const maxEvaluationChanges = 200;
export const maxChangedEvaluations = 30;
/** Evaluations that are listed of a child, the latest. */
export const maxListedEvaluations = 200;

/** Days whose sessions are looked through for one list of a class, and evaluations that it reads, more for one day alone. */
export const maxClassDays = 186;
export const maxClassEvaluations = 1_000;

/** What a child is rated in. */
export const scaleNames = ['participation', 'fluency'] as const;
export const ScaleName = z.enum(scaleNames);
export type ScaleName = z.output<typeof ScaleName>;

export const scores = [1, 2, 3, 4, 5] as const;
/** 1–5; null where the child is not rated, which is no 0. */
export const Score = z.int().min(1).max(5).nullable();
export type Score = z.output<typeof Score>;

/** What is said of a child in one activity of a session. */
export const ActivityEvaluation = z.object({
  activityId: SessionActivityId,
  participation: Score,
  fluency: Score,
  observation: Text,
  /** Whether the family is told. */
  isShared: z.boolean(),
});
export type ActivityEvaluation = z.output<typeof ActivityEvaluation>;

const ofChild = { caseId: CaseId };
const ofActivity = { ...ofChild, activityId: SessionActivityId };

/**
 * A change of one field of one child, from the value that was read. Whoever else changed another field has joined
 * in; whoever changed this one came first.
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

/** Who changed a field last. */
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
  /** Without those in which nothing has been said of the child. */
  activities: z.array(ActivityEvaluation),
};

/** What was said of one child in a session. */
export const Evaluation = z
  .object({
    caseId: CaseId,
    ...evaluatedFields,
    /** What others changed within the last minutes. */
    recent: z.array(FieldMark),
  })
  .meta({ id: 'Evaluation' });
export type Evaluation = z.output<typeof Evaluation>;

/** Words of one number. */
export const maxScaleWordsLength = 60;
export const ScaleLine = lineOf(maxScaleWordsLength).min(1);
const Words = z.strictObject({ en: ScaleLine, zh: ScaleLine });
const Scale = z.array(Words).length(scores.length);

/** What the numbers mean, in words of the organisation, from 1 to 5. */
export const ScaleWords = z.strictObject({ participation: Scale, fluency: Scale });
export type ScaleWords = z.output<typeof ScaleWords>;

/** Version 0 is what an organisation begins with. */
export const EvaluationScales = z
  .object({ ...ScaleWords.shape, version: z.int().min(0) })
  .meta({ id: 'EvaluationScales' });
export type EvaluationScales = z.output<typeof EvaluationScales>;

/** All that the grid of a session shows. */
export const SessionEvaluations = z
  .object({
    session: Session,
    /** Of those children of the session that the reader may see and somebody has said something of. */
    evaluations: z.array(Evaluation),
    scales: EvaluationScales,
  })
  .meta({ id: 'SessionEvaluations' });
export type SessionEvaluations = z.output<typeof SessionEvaluations>;

/** How a child did in a session that was evaluated, in the list of a case. */
export const CaseEvaluation = z
  .object({
    sessionId: SessionId,
    title: Line,
    date: PlainDate,
    start: PlainTime,
    /** Those with which the child was there, as far as the reader may know of them. */
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
  /** Those who were to be there with the class and whom the reader may see; and how many others. */
  children: z.array(z.object({ caseId: CaseId, ...evaluatedFields })),
  hidden: z.int(),
});
export type ClassSession = z.output<typeof ClassSession>;

/** How the children of a class did, session by session, the latest first. */
export const ClassEvaluations = z
  .object({
    data: z.array(ClassSession),
    /** The children of these sessions. */
    children: z.array(CaseName),
    /** Until which day there may be earlier ones. */
    next: PlainDate.nullable(),
    scales: EvaluationScales,
  })
  .meta({ id: 'ClassEvaluations' });
export type ClassEvaluations = z.output<typeof ClassEvaluations>;
