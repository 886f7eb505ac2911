import { PersonRecord } from '../../../shared/features/people/account/record.ts';

export const schema = PersonRecord;
