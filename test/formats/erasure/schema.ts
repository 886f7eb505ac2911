import { Erasure } from '../../../shared/features/privacy/erasures/schema.ts';

export const schema = Erasure;
