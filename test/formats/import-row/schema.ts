import { ImportRowRecord } from '../../../shared/features/intake/imports/schema.ts';

export const schema = ImportRowRecord;
