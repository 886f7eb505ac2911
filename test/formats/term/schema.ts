import { Term } from '../../../shared/features/consent/terms/schema.ts';

export const schema = Term;
