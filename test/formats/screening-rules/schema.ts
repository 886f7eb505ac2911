import { ScreeningRules } from '../../../shared/features/screening/settings/rules.schema.ts';

export const schema = ScreeningRules;
