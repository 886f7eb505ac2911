import { StoredClassRow } from '../../../shared/features/classes/classes/schema.ts';

export const schema = StoredClassRow;
