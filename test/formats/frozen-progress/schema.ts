import { FrozenProgress } from '../../../shared/features/classes/progress-reports/progress.schema.ts';

export const schema = FrozenProgress;
