import { evaluations } from '../../../../../shared/features/classes/evaluations/endpoints.ts';
import type {
  EvaluationScales,
  ScaleWords,
} from '../../../../../shared/features/classes/evaluations/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import { conflictOf } from '../../../../platform/api/call-error.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { evaluationsRoot, scalesQuery } from '../queries.ts';

/** Caches the stored scales and refetches data that contains the old texts. */
async function keepScales(scales: EvaluationScales): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: evaluationsRoot, refetchType: 'none' });
  queryClient.setQueryData(scalesQuery.queryKey, scales);
}

/** @throws CallError version.conflict, with the scales that somebody else has stored meanwhile */
export async function writeScales(
  { participation, fluency }: ScaleWords,
  version: number,
  idempotencyKey: string,
): Promise<EvaluationScales> {
  try {
    const saved = await call(
      evaluations.changeEvaluationScales,
      { participation, fluency, version },
      { idempotencyKey },
    );
    await keepScales(saved);
    return saved;
  } catch (error) {
    const theirs = conflictOf(evaluations.changeEvaluationScales, error);
    if (theirs) await keepScales(theirs);
    throw error;
  }
}
