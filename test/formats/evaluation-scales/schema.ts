import { EvaluationScales } from '../../../shared/features/classes/evaluations/schema.ts';

export const schema = EvaluationScales;
