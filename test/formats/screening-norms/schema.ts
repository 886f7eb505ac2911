import { ScreeningNorms } from '../../../shared/features/screening/settings/norms.schema.ts';

export const schema = ScreeningNorms;
