import { PreparedDayRecord } from '../../../shared/features/screening/prepared-days/schema.ts';

export const schema = PreparedDayRecord;
