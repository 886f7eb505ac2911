import { SessionRecord } from '../../../shared/features/people/account/record.ts';

export const schema = SessionRecord;
