import type { StoredEvaluation } from '../../../../shared/features/classes/evaluations/record.ts';
import type { Evaluation } from '../../../../shared/features/classes/evaluations/schema.ts';

/** How long a field tells who else changed it. */
const recentMs = 120_000;

/** An evaluation as it is answered. @param caseId by which the child is known now */
export function showEvaluation(
  { isAbsent, absenceReason, activities, marks }: StoredEvaluation,
  caseId: string,
  { reader, now }: { reader: string; now: number },
): Evaluation {
  const since = new Date(now - recentMs).toISOString();
  return {
    ...{ caseId, isAbsent, absenceReason, activities },
    recent: marks.filter(({ by, at }) => by.id !== reader && at >= since),
  };
}
