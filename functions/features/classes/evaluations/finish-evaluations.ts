import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import {
  applyChanges,
  clearingOf,
  hasGaps,
  unrated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { beginEvaluation } from './begin-evaluation.ts';
import { type ChangedEvaluation, EvaluationsStore } from './evaluations-store.ts';
import { type OpenEvaluations, openEvaluations, requireEvaluable } from './open-evaluations.ts';

/** Absent children from whom one call takes what was said of them before; a transaction holds no more. */
const maxCleared = 40;

export const finishEvaluationsHandler: Handler<typeof evaluations.finishEvaluations> = (
  { sessionId, withGaps },
  context,
) =>
  retryOnConflict(async () => {
    const opened = await openEvaluations(sessionId, context);
    requireEvaluable(opened, context);
    const store = context.openStore(EvaluationsStore);
    const { record, children } = opened;
    const isDone = record.evaluated === 'all';
    const gaps = children.filter(({ stored }) => hasGaps(stored ?? unrated, record.activities));
    if (!isDone && !withGaps && gaps.length > 0)
      return store.refuse(
        sessionId,
        'evaluation.gaps',
        gaps.map(({ child }) => child.id),
      );
    const { actor } = context;
    const by = personOf(actor);
    const cleared = isDone ? [] : clearAbsent(opened);
    const { writes, records } = store.writes(cleared, sessionId, by);
    const after = beginEvaluation(opened, context, 'all');
    const stored = children.flatMap(
      child => records.find(({ caseId }) => caseId === child.caseId) ?? child.stored ?? [],
    );
    const answer = { evaluations: opened.shown(stored), evaluated: after.evaluated };
    const events = isDone ? [] : [{ act: 'evaluation.finished', record: sessionId }];
    return store.write(events, [store.sessionWrite(record, after), ...writes], answer);
  });

function clearAbsent({ stored }: OpenEvaluations): ChangedEvaluation[] {
  const absent = [...stored.values()].filter(({ isAbsent, activities }) => isAbsent && activities.length > 0);
  return absent.slice(0, maxCleared).flatMap((before): ChangedEvaluation[] => {
    const made = clearingOf(before.caseId, before);
    const applied = applyChanges({ ...before, isAbsent: false }, made);
    if (made.length === 0 || typeof applied === 'string') return [];
    return [{ caseId: before.caseId, before, rated: { ...before, activities: [] }, made }];
  });
}

export const reopenEvaluationsHandler: Handler<typeof evaluations.reopenEvaluations> = (
  { sessionId },
  context,
) =>
  retryOnConflict(async () => {
    const opened = await openEvaluations(sessionId, context);
    requireEvaluable(opened, context);
    const store = context.openStore(EvaluationsStore);
    const { record } = opened;
    const isFinished = record.evaluated === 'all';
    const after = isFinished ? beginEvaluation(opened, context, 'partly') : record;
    const answer = { evaluations: opened.shown(), evaluated: after.evaluated };
    const events = isFinished ? [{ act: 'evaluation.reopened', record: sessionId }] : [];
    return store.write(events, [store.sessionWrite(record, after)], answer);
  });
