import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { ClassMember } from '../classes/schema.ts';
import { SessionId } from '../sessions/schema.ts';
import { Evaluation, EvaluationChange, EvaluationId, FieldMark } from './schema.ts';

/** What was said of a child in a session, as it is stored: once for a child and a session. */
export const StoredEvaluation = Evaluation.omit({ recent: true }).extend({
  id: EvaluationId,
  caseId: CaseId,
  sessionId: SessionId,
  /** Of every field the last change. */
  marks: z.array(FieldMark),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type StoredEvaluation = z.output<typeof StoredEvaluation>;

/** What somebody changed of an evaluation at once. Never written over. */
export const StoredEvaluationChange = z.object({
  id: EvaluationId,
  /** Of the evaluation that came of it. */
  version: Version,
  at: Instant,
  by: ClassMember,
  changes: z.array(EvaluationChange),
});
export type StoredEvaluationChange = z.output<typeof StoredEvaluationChange>;
