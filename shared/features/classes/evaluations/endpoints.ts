import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, PlainDate, page } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { ClassId } from '../classes/schema.ts';
import { EvaluationState, SessionId, SessionRow } from '../sessions/schema.ts';
import {
  CaseEvaluation,
  ClassEvaluations,
  Evaluation,
  EvaluationChange,
  EvaluationScales,
  maxChangedEvaluations,
  maxEvaluationChanges,
  ScaleWords,
  SessionEvaluations,
} from './schema.ts';

const SessionPath = z.strictObject({ sessionId: SessionId });
const own = ['record.missing', 'evaluation.not-own', 'evaluation.early', 'evaluation.cancelled'] as const;
const Changed = z.object({
  /** The evaluations that the request changed, in their new state. */
  evaluations: z.array(Evaluation),
  evaluated: EvaluationState,
});
const childrenOf = (changes: readonly EvaluationChange[]) =>
  new Set(changes.map(({ caseId }) => caseId)).size;

/**
 * Whether a call is permitted depends on the children of the session, which only the handler loads. Each
 * handler therefore checks whether the caller may change the session.
 */
export const evaluations = {
  getSessionEvaluations: endpoint({
    method: 'GET',
    path: 'class-sessions/{sessionId}/evaluations',
    summary: "Evaluations of a session's children whom the caller may see, with the meaning of the numbers",
    needs: 'evaluation:read',
    readEvent: 'evaluations.read',
    errors: ['record.missing'],
    input: SessionPath,
    output: SessionEvaluations,
  }),
  changeEvaluations: endpoint({
    method: 'PATCH',
    path: 'class-sessions/{sessionId}/evaluations',
    summary: 'Changes fields of evaluations, each from the value that was read; all or none',
    needs: 'evaluation:change',
    errors: [
      ...own,
      ...(['version.conflict', 'evaluation.absent', 'evaluation.finished'] as const),
      ...(['case.archived', 'case.restricted'] as const),
    ],
    input: SessionPath.extend({
      changes: z
        .array(EvaluationChange)
        .min(1)
        .max(maxEvaluationChanges)
        .refine(changes => childrenOf(changes) <= maxChangedEvaluations, { error: 'validation.too_big' }),
    }),
    output: Changed,
  }),
  finishEvaluations: endpoint({
    method: 'PUT',
    path: 'class-sessions/{sessionId}/evaluations/completion',
    summary: 'Finishes the evaluation of a session; ratings of absent children are deleted then',
    needs: 'evaluation:change',
    errors: [...own, 'evaluation.gaps'],
    input: SessionPath.extend({
      /**
       * Whether to finish the evaluation although ratings are missing. If false and ratings are missing, the
       * request fails, and the error lists the children who lack ratings.
       */
      withGaps: z.boolean().default(false),
    }),
    output: Changed,
  }),
  reopenEvaluations: endpoint({
    method: 'DELETE',
    path: 'class-sessions/{sessionId}/evaluations/completion',
    summary: 'Reopens the finished evaluation of a session; repeating it changes nothing',
    needs: 'evaluation:change',
    errors: own,
    input: SessionPath,
    output: Changed,
  }),
  searchEvaluatedSessions: endpoint({
    method: 'POST',
    path: 'evaluated-sessions/search',
    summary: 'The caller’s started sessions, with or without an evaluation, the latest first',
    needs: 'evaluation:read',
    readEvent: 'evaluated-sessions.listed',
    effect: 'read',
    joint: true,
    input: z.strictObject({
      isEvaluated: z.boolean().default(false),
      limit: z.int().min(1).max(50).default(20),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(SessionRow),
  }),
  listEvaluationsOfCase: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/evaluations',
    summary: 'A child’s evaluations in finished sessions, the latest first',
    needs: 'evaluation:read',
    readEvent: 'evaluations.listed',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ data: z.array(CaseEvaluation), scales: EvaluationScales }),
  }),
  listEvaluationsOfClass: endpoint({
    method: 'POST',
    path: 'classes/{classId}/evaluations/search',
    summary:
      'Evaluations of a class in finished sessions, for the children whom the caller may see, the latest first, some months per call; continue with `next` as the last day',
    needs: 'evaluation:read',
    readEvent: 'class-evaluations.listed',
    effect: 'read',
    records: { class: 'classId' },
    errors: ['record.missing'],
    input: z.strictObject({
      classId: ClassId,
      /** Last day of the listed sessions; null for today. */
      until: PlainDate.nullable().default(null),
    }),
    output: ClassEvaluations,
  }),
  getEvaluationScales: endpoint({
    method: 'GET',
    path: 'evaluation-scales',
    summary: 'The meaning of the evaluation numbers in the organisation',
    needs: 'evaluation:configure',
    input: z.strictObject({}),
    output: EvaluationScales,
  }),
  changeEvaluationScales: endpoint({
    method: 'PUT',
    path: 'evaluation-scales',
    summary: 'Changes the meaning of the numbers, at the version that was read',
    needs: 'evaluation:configure',
    errors: ['version.conflict'],
    input: ScaleWords.extend({ version: z.int().min(0) }),
    output: EvaluationScales,
  }),
};
