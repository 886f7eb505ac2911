import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { ScalesStore } from './scales-store.ts';

export const getEvaluationScales: Handler<typeof evaluations.getEvaluationScales> = (_, { openStore }) =>
  openStore(ScalesStore).get();

export const changeEvaluationScales: Handler<typeof evaluations.changeEvaluationScales> = (
  { version, ...words },
  { openStore },
) => openStore(ScalesStore).change(words, version);
