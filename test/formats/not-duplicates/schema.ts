import { NotDuplicates } from '../../../shared/features/cases/duplicates/schema.ts';

export const schema = NotDuplicates;
