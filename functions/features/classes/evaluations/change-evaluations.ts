import { AppError } from '../../../../shared/core/errors.ts';
import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import {
  applyChanges,
  evaluationIdOf,
  unrated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import type { ChangedEvaluation } from './evaluations-store.ts';
import type { OpenEvaluations } from './open-evaluations.ts';
import { writeEvaluations } from './write-evaluations.ts';

export const changeEvaluations: Handler<typeof evaluations.changeEvaluations> = (
  { sessionId, changes },
  context,
) =>
  writeEvaluations(sessionId, context, opened => {
    const groups = [...Map.groupBy(changes, ({ caseId }) => caseId)];
    const named = groups.map(([caseId, ofChild]) => ({ child: childOf(opened, caseId, ofChild), ofChild }));
    const about = named.map(({ child }) => child);
    const current = opened.shown(about.flatMap(({ stored }) => stored ?? []));
    if (opened.record.evaluated === 'all') return { refusal: 'evaluation.finished', current };
    const changed: ChangedEvaluation[] = [];
    for (const { child, ofChild } of named) {
      const applied = applyChanges(child.stored ?? unrated, ofChild);
      if (typeof applied === 'string') return { refusal: applied, current };
      if (applied.changes.length > 0)
        changed.push({ caseId: child.caseId, before: child.stored, ...applied });
    }
    const events = changed.map(({ caseId }) => ({
      act: 'evaluation.changed',
      record: evaluationIdOf(caseId, sessionId),
    }));
    return { events, changed, about, evaluated: changed.length > 0 ? 'partly' : null };
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
