import * as z from 'zod';
import { Instant, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { ClassMember } from '../classes/schema.ts';
import { SessionId } from '../sessions/schema.ts';
import { Evaluation, EvaluationChange, EvaluationId, FieldMark } from './schema.ts';

/** The stored evaluation of a child in a session. There is one per child and session. */
export const StoredEvaluation = Evaluation.omit({ recent: true }).extend({
  id: EvaluationId,
  caseId: CaseId,
  sessionId: SessionId,
  /** Who last changed each field, and when. */
  marks: z.array(FieldMark),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type StoredEvaluation = z.output<typeof StoredEvaluation>;

/** A change of an evaluation, stored as history. Never overwritten. */
export const StoredEvaluationChange = z.object({
  id: EvaluationId,
  version: Version,
  at: Instant,
  by: ClassMember,
  changes: z.array(EvaluationChange),
});
export type StoredEvaluationChange = z.output<typeof StoredEvaluationChange>;
