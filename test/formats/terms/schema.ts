import { Terms } from '../../../shared/features/consent/terms/schema.ts';

export const schema = Terms;
