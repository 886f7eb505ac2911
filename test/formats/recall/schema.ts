import { RecallRecord } from '../../../shared/features/eye/recalls/recall.ts';

export const schema = RecallRecord;
