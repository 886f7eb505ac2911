import { StoredEvaluation } from '../../../shared/features/classes/evaluations/record.ts';

export const schema = StoredEvaluation;
