import { FileRecord } from '../../../shared/features/operations/files/record.ts';

export const schema = FileRecord;
