import { StoredFamilyMail } from '../../../shared/features/classes/family-mails/record.ts';

export const schema = StoredFamilyMail;
