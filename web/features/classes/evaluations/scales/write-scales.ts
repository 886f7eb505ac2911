import { evaluations } from '../../../../../shared/features/classes/evaluations/endpoints.ts';
import type {
  EvaluationScales,
  ScaleWords,
} from '../../../../../shared/features/classes/evaluations/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import { CallError } from '../../../../platform/api/call-error.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { evaluationsRoot, scalesQuery } from '../queries.ts';

/** Those that are stored now; what was read with the old words is read anew. */
async function keepScales(scales: EvaluationScales): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: evaluationsRoot, refetchType: 'none' });
  queryClient.setQueryData(scalesQuery.queryKey, scales);
}

/** @throws CallError version.conflict, with those of somebody else */
export async function writeScales(
  { participation, fluency }: ScaleWords,
  version: number,
  idempotencyKey: string = crypto.randomUUID(),
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
    if (error instanceof CallError && error.code === 'version.conflict')
      await keepScales(error.current as EvaluationScales);
    throw error;
  }
}
