import { ImportRecord } from '../../../shared/features/intake/imports/schema.ts';

export const schema = ImportRecord;
