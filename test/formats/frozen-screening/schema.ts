import { FrozenScreening } from '../../../shared/features/screening/screening-reports/frozen.schema.ts';

export const schema = FrozenScreening;
