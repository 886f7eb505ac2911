import { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import type { FieldMark } from '../../../../shared/features/classes/evaluations/schema.ts';
import { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { isFinished, minutesOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { evaluationsOf } from '../evaluation-keys.ts';
import { sessionKey } from '../session-keys.ts';

/** Entries of a child's timeline: sessions with a finished evaluation of the child, on their dates. */
export async function listEvaluations(
  { table, organization }: StoreScope,
  caseId: string,
  today: string,
): Promise<TimelineThing[]> {
  const items = await table.queryAll(evaluationsOf(organization, caseId));
  const stored = items.map(item => StoredEvaluation.parse(item));
  const keys = stored.map(({ sessionId }) => sessionKey(organization, sessionId));
  const sessions = await getInBatches(table, keys);
  const byId = new Map(
    sessions.flatMap(item => (item ? [StoredSession.parse(item)] : [])).map(session => [session.id, session]),
  );
  return stored.flatMap(({ id, sessionId, isAbsent, marks }): TimelineThing[] => {
    const session = byId.get(sessionId);
    if (!session || !isFinished(session) || session.date > today) return [];
    return [
      {
        ...{ id, act: 'evaluation.shown', on: session.date, hour: minutesOf(session.start) / 60 },
        recordedAt: null,
        record: { id: caseId, reference: null },
        details: { title: session.title, start: session.start, isAbsent: isAbsent ? 1 : 0 },
        by: evaluatorOf(marks),
      },
    ];
  });
}

/**
 * The member who evaluated the child, not necessarily the owner of the session; null if there were several.
 */
function evaluatorOf(marks: StoredEvaluation['marks']): FieldMark['by'] | null {
  const [first, ...others] = new Map(marks.map(({ by }) => [by.id, by])).values();
  return first && others.length === 0 ? first : null;
}
