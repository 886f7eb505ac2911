import { ImportMapping } from '../../../shared/features/intake/imports/schema.ts';

export const schema = ImportMapping.strip();
