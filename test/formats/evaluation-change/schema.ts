import { StoredEvaluationChange } from '../../../shared/features/classes/evaluations/record.ts';

export const schema = StoredEvaluationChange;
