import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { openEvaluations } from './open-evaluations.ts';
import { ScalesStore } from './scales-store.ts';

export const getSessionEvaluations: Handler<typeof evaluations.getSessionEvaluations> = async (
  { sessionId },
  context,
) => {
  const [{ record, show, shown }, scales] = await Promise.all([
    openEvaluations(sessionId, context, { withOverlaps: true }),
    context.openStore(ScalesStore).get(),
  ]);
  return { session: show(record), evaluations: shown(), scales };
};
