import { CaseErasure } from '../../../shared/features/privacy/erasures/schema.ts';

export const schema = CaseErasure;
