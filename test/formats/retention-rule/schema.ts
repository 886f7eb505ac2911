import { RetentionRule } from '../../../shared/features/privacy/retention/schema.ts';

export const schema = RetentionRule;
