import { AppError } from '../../../../shared/core/errors.ts';
import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import {
  applyChanges,
  evaluationIdOf,
  unrated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { beginEvaluation } from './begin-evaluation.ts';
import { type ChangedEvaluation, EvaluationsStore } from './evaluations-store.ts';
import { type OpenEvaluations, openEvaluations, requireEvaluable } from './open-evaluations.ts';

export const changeEvaluationsHandler: Handler<typeof evaluations.changeEvaluations> = (
  { sessionId, changes },
  context,
) =>
  retryOnConflict(async () => {
    const opened = await openEvaluations(sessionId, context);
    requireEvaluable(opened, context);
    const store = context.openStore(EvaluationsStore);
    const groups = [...Map.groupBy(changes, ({ caseId }) => caseId)];
    const changed: ChangedEvaluation[] = [];
    const named = groups.map(([caseId, ofChild]) => ({ child: childOf(opened, caseId, ofChild), ofChild }));
    const current = opened.shown(named.flatMap(({ child }) => child.stored ?? []));
    const { record } = opened;
    if (record.evaluated === 'all') return store.refuse(sessionId, 'evaluation.finished', current);
    for (const { child, ofChild } of named) {
      const applied = applyChanges(child.stored ?? unrated, ofChild);
      if (typeof applied === 'string') return store.refuse(sessionId, applied, current);
      if (applied.made.length > 0) changed.push({ caseId: child.caseId, before: child.stored, ...applied });
    }
    const { actor } = context;
    const by = personOf(actor);
    const { writes, records } = store.writes(changed, sessionId, by);
    const after = beginEvaluation(opened, context);
    const stored = named.flatMap(
      ({ child }) => records.find(({ caseId }) => caseId === child.caseId) ?? child.stored ?? [],
    );
    const events = changed.map(({ caseId }) => ({
      act: 'evaluation.changed',
      record: evaluationIdOf(caseId, sessionId),
    }));
    const answer = { evaluations: opened.shown(stored), evaluated: after.evaluated };
    const session = store.sessionWrite(record, changed.length > 0 ? after : record);
    return store.write(events, [session, ...writes], answer);
  });

/** @throws record.missing, case.archived, case.restricted */
function childOf(
  { children, record }: OpenEvaluations,
  caseId: string,
  changes: readonly EvaluationChange[],
) {
  const found = children.find(({ child }) => child.id === caseId);
  if (!found) throw new AppError('record.missing');
  if (found.status === 'archived') throw new AppError('case.archived');
  if (found.status === 'restricted') throw new AppError('case.restricted');
  const known = new Set(record.activities.map(({ id }) => id));
  for (const change of changes)
    if ('activityId' in change && !known.has(change.activityId)) throw new AppError('record.missing');
  return found;
}
