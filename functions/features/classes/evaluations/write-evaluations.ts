import { AppError, type ErrorCode } from '../../../../shared/core/errors.ts';
import type { Evaluation } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { EvaluationState } from '../../../../shared/features/classes/sessions/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { type ChangedEvaluation, EvaluationsStore } from './evaluations-store.ts';
import { bytesOf } from './in-steps.ts';
import {
  type OpenChild,
  type OpenEvaluations,
  openEvaluations,
  requireEvaluable,
} from './open-evaluations.ts';

/** From the beginning of the evaluation, the participants of the session do not change. */
function beginEvaluation(
  { record, view }: Pick<OpenEvaluations, 'record' | 'view'>,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
  evaluated: StoredSession['evaluated'] = 'partly',
): StoredSession {
  if (record.evaluated === evaluated && record.participants !== null) return record;
  const participants = [...view.participants(record)].map(([caseId, classIds]) => ({ caseId, classIds }));
  return openStore(SessionsStore).next(record, { participants, evaluated });
}

/**
 * Maximum size of a stored response before compression, in bytes. The compressed response must fit into an
 * item of 400 KB, for retried requests. A larger response is stored without the evaluations.
 */
const maxKeptBytes = 500_000;

interface Step {
  events: AuditEvent[];
  changed: readonly ChangedEvaluation[];
  about: readonly OpenChild[];
  /** The session's new evaluation state; null if unchanged. */
  evaluated: Exclude<EvaluationState, 'none'> | null;
  /** Whether a large change may take several transactions; the last one stores the state of the session. */
  mayTakeSeveral?: boolean;
}

interface Refusal {
  refusal: ErrorCode;
  current: unknown;
}

/**
 * Stores evaluations of a session's children. If somebody else changes the session at the same time, reads it
 * and calls `decide` again.
 * @param decide computes the change from the stored state, or returns an error code to reject the request
 * @throws record.missing, evaluation.not-own, evaluation.cancelled, evaluation.early, or the error of
 * `decide`
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
    const replayed = bytesOf(answer) > maxKeptBytes ? { ...answer, evaluations: [] } : answer;
    for (const writes of steps.slice(0, -1))
      await store.writeAhead([store.sessionWrite(record, record), ...writes]);
    const writes = [store.sessionWrite(record, after), ...(steps.at(-1) ?? [])];
    return store.write(step.events, writes, { answer, stored: replayed });
  });

const tooBig = () => new AppError('request.invalid', { fields: { changes: 'validation.too_big' } });
