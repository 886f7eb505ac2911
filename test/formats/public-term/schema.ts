import { PublicTerm } from '../../../shared/features/consent/terms/term.schema.ts';

export const schema = PublicTerm;
