import { SendingRecord } from '../../../shared/features/reports/sending/schema.ts';

export const schema = SendingRecord;
