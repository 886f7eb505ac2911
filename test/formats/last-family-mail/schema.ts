import { StoredLastFamilyMail } from '../../../shared/features/classes/family-mails/record.ts';

export const schema = StoredLastFamilyMail;
