import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import {
  applyChanges,
  clearingOf,
  hasGaps,
  unrated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import type { ChangedEvaluation } from './evaluations-store.ts';
import type { OpenEvaluations } from './open-evaluations.ts';
import { writeEvaluations } from './write-evaluations.ts';

export const finishEvaluations: Handler<typeof evaluations.finishEvaluations> = (
  { sessionId, withGaps },
  context,
) =>
  writeEvaluations(sessionId, context, opened => {
    const { record, children } = opened;
    if (record.evaluated === 'all') return { events: [], changed: [], about: children, evaluated: null };
    const gaps = children.filter(({ stored }) => hasGaps(stored ?? unrated, record.activities));
    if (!withGaps && gaps.length > 0)
      return { refusal: 'evaluation.gaps', current: gaps.map(({ child }) => child.id) };
    return {
      events: [{ act: 'evaluation.finished', record: sessionId }],
      changed: clearAbsent(opened),
      about: children,
      evaluated: 'all',
      mayTakeSeveral: true,
    };
  });

function clearAbsent({ stored }: OpenEvaluations): ChangedEvaluation[] {
  const absent = [...stored.values()].filter(({ isAbsent, activities }) => isAbsent && activities.length > 0);
  return absent.flatMap((before): ChangedEvaluation[] => {
    const clearing = clearingOf(before.caseId, before);
    const applied = applyChanges({ ...before, isAbsent: false }, clearing);
    if (clearing.length === 0 || typeof applied === 'string') return [];
    return [{ caseId: before.caseId, before, rated: { ...before, activities: [] }, changes: clearing }];
  });
}

export const reopenEvaluations: Handler<typeof evaluations.reopenEvaluations> = ({ sessionId }, context) =>
  writeEvaluations(sessionId, context, ({ record, children }) => {
    const isFinished = record.evaluated === 'all';
    return {
      events: isFinished ? [{ act: 'evaluation.reopened', record: sessionId }] : [],
      changed: [],
      about: children,
      evaluated: isFinished ? 'partly' : null,
    };
  });
