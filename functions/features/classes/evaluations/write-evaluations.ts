import { AppError, type ErrorCode } from '../../../../shared/core/errors.ts';
import type { Evaluation } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { EvaluationState } from '../../../../shared/features/classes/sessions/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { beginEvaluation } from './begin-evaluation.ts';
import { type ChangedEvaluation, EvaluationsStore } from './evaluations-store.ts';
import { bytesOf } from './in-steps.ts';
import {
  type OpenChild,
  type OpenEvaluations,
  openEvaluations,
  requireEvaluable,
} from './open-evaluations.ts';

/** Up to which an answer is kept for a repeated call, packed, in an item of 400 KB; of a larger one that is told without the evaluations. */
const maxKeptBytes = 500_000;

interface Step {
  events: AuditEvent[];
  changed: readonly ChangedEvaluation[];
  /** The children of whom the answer tells. */
  about: readonly OpenChild[];
  /** How far the session is evaluated then; null where that stays. */
  evaluated: Exclude<EvaluationState, 'none'> | null;
  /** Whether more than a transaction holds is written in several, the last with how far the session is evaluated. */
  mayTakeSeveral?: boolean;
}

interface Refusal {
  refusal: ErrorCode;
  current: unknown;
}

/**
 * Writes what is said of the children of a session, decided from what is stored, again where a colleague was faster.
 * @throws record.missing, evaluation.not-own, evaluation.cancelled, evaluation.early, and the code of the refusal
 */
export const writeEvaluations = (
  sessionId: string,
  context: OrganizationContext,
  decide: (opened: OpenEvaluations) => Step | Refusal,
): Promise<{ evaluations: Evaluation[]; evaluated: EvaluationState }> =>
  retryOnConflict(async () => {
    const opened = await openEvaluations(sessionId, context);
    requireEvaluable(opened, context);
    const store = context.openStore(EvaluationsStore);
    const step = decide(opened);
    if ('refusal' in step)
      return store.refuse(sessionId, new AppError(step.refusal, { current: step.current }));
    const { record } = opened;
    const { steps, records, isTooBig } = store.writes(step.changed, sessionId, personOf(context.actor));
    if (isTooBig || (steps.length > 1 && !step.mayTakeSeveral)) return store.refuse(sessionId, tooBig());
    const after = step.evaluated === null ? record : beginEvaluation(opened, context, step.evaluated);
    const stored = step.about.flatMap(
      child => records.find(({ caseId }) => caseId === child.caseId) ?? child.stored ?? [],
    );
    const answer = { evaluations: opened.shown(stored), evaluated: after.evaluated };
    const kept = bytesOf(answer) > maxKeptBytes ? { ...answer, evaluations: [] } : answer;
    for (const writes of steps.slice(0, -1))
      await store.writeAhead([store.sessionWrite(record, record), ...writes]);
    const writes = [store.sessionWrite(record, after), ...(steps.at(-1) ?? [])];
    return store.write(step.events, writes, { answer, kept });
  });

const tooBig = () => new AppError('request.invalid', { fields: { changes: 'validation.too_big' } });
