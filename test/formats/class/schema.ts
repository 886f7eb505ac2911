import { StoredClass } from '../../../shared/features/classes/classes/schema.ts';

export const schema = StoredClass;
