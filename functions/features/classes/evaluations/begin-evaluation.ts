import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import type { OpenEvaluations } from './open-evaluations.ts';

/** A session once its evaluation has begun: who takes part in it stays from then on. */
export function beginEvaluation(
  { record, view }: Pick<OpenEvaluations, 'record' | 'view'>,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
  evaluated: StoredSession['evaluated'] = 'partly',
): StoredSession {
  if (record.evaluated === evaluated && record.participants !== null) return record;
  const participants = [...view.participants(record)].map(([caseId, classIds]) => ({ caseId, classIds }));
  return openStore(SessionsStore).next(record, { participants, evaluated });
}
