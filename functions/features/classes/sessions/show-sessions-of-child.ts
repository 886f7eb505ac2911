import { evaluationIdOf } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import {
  type SessionOfChild,
  sessionOfChild,
} from '../../../../shared/features/classes/sessions/session-of-child.ts';
import { EvaluationsStore } from '../evaluations/evaluations-store.ts';
import type { SessionContext } from './read-view.ts';
import type { SessionView } from './session-view.ts';

interface Attended {
  row: StoredSessionRow & { removedAt?: string | null };
  /** The child's case id as stored in the session. */
  caseId: string;
}

export async function showSessionsOfChild(
  attended: readonly Attended[],
  view: SessionView,
  { openStore, organization }: SessionContext,
): Promise<SessionOfChild[]> {
  const idOf = ({ caseId, row }: Attended) => evaluationIdOf(caseId, row.id);
  const evaluations = await openStore(EvaluationsStore).ofAll(
    attended.filter(({ row }) => row.evaluated !== 'none').map(idOf),
  );
  return attended.map(one => {
    const { row, caseId } = one;
    const classIds = view.participants(row).get(caseId) ?? [];
    return sessionOfChild(row, {
      caseId,
      timeZone: organization.timeZone,
      classes: view.classesOf(row).filter(({ id }) => classIds.includes(id)),
      evaluation: evaluations.get(idOf(one)),
      classesSavedAt: row.classIds.flatMap(id => view.known.classes.get(id)?.updatedAt ?? []),
    });
  });
}
