import { MergeRecord } from '../../../shared/features/cases/merges/schema.ts';

export const schema = MergeRecord;
